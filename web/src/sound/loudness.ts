/** How loud something is to ears, as broadcasters measure it (ITU-R BS.1770), and how high it peaks. Pure. */

const WINDOW = 0.4
const STEP = 0.05

type Filter = { readonly b: readonly [number, number, number]; readonly a: readonly [number, number] }

/** What a head does to sound: more of what is high. */
function head(rate: number): Filter {
  const [pitch, gain, sharp] = [1681.974450955533, 3.999843853973347, 0.7071752369554196]
  const k = Math.tan((Math.PI * pitch) / rate)
  const high = 10 ** (gain / 20)
  const band = high ** 0.4996667741545416
  const a0 = 1 + k / sharp + k * k
  return {
    b: [(high + (band * k) / sharp + k * k) / a0, (2 * (k * k - high)) / a0, (high - (band * k) / sharp + k * k) / a0],
    a: [(2 * (k * k - 1)) / a0, (1 - k / sharp + k * k) / a0],
  }
}

/** And that ears are nearly deaf to what is very low. */
function ears(rate: number): Filter {
  const [pitch, sharp] = [38.13547087602444, 0.5003270373238773]
  const k = Math.tan((Math.PI * pitch) / rate)
  const a0 = 1 + k / sharp + k * k
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / sharp + k * k) / a0] }
}

function filtered(samples: Float32Array, { b, a }: Filter): Float32Array {
  const out = new Float32Array(samples.length)
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  for (let n = 0; n < samples.length; n++) {
    const x = samples[n]!
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    out[n] = y
  }
  return out
}

/** LUFS of the loudest 400 ms of all channels together. */
export function loudness(channels: readonly Float32Array[], rate: number): number {
  const heard = channels.map((channel) => filtered(filtered(channel, head(rate)), ears(rate)))
  const length = heard[0]?.length ?? 0
  const step = Math.round(STEP * rate)
  // The power of all steps, each of which is in several windows.
  const power = Array.from({ length: Math.ceil(length / step) }, (_, nth) => {
    let sum = 0
    for (const channel of heard) for (let n = nth * step; n < Math.min((nth + 1) * step, length); n++) sum += channel[n]! ** 2
    return sum
  })
  const steps = Math.round(WINDOW / STEP)
  let most = 0
  for (let start = 0; start === 0 || start + steps <= power.length; start++) {
    const sum = power.slice(start, start + steps).reduce((all, each) => all + each, 0)
    most = Math.max(most, sum / (steps * step))
  }
  return -0.691 + 10 * Math.log10(most || 1e-12)
}

export function peak(channels: readonly Float32Array[]): number {
  return channels.reduce((most, channel) => channel.reduce((high, sample) => Math.max(high, Math.abs(sample)), most), 0)
}
