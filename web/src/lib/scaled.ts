/** A photo made smaller on the device: a phone's camera sees ten times what a card can show. */

export const LONGEST_SIDE = 1600
const SHORTEST_SIDE = 960
const QUALITY = 0.9
const READ_EVERYWHERE = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']

/** By how much to shrink a picture of this size; a long and narrow one keeps enough to crop. */
export function scaleFor(width: number, height: number): number {
  const long = Math.max(width, height)
  const short = Math.min(width, height)
  return Math.min(1, Math.max(LONGEST_SIDE / long, SHORTEST_SIDE / short))
}

/** The picture to send: small, and of a common kind, if that is possible here. */
export async function scaled(file: Blob): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file)
    try {
      return await redrawn(picture, file)
    } finally {
      picture.close()
    }
  } catch {
    return file // The server may know a format that this browser does not.
  }
}

async function redrawn(picture: ImageBitmap, file: Blob): Promise<Blob> {
  const scale = scaleFor(picture.width, picture.height)
  const common = READ_EVERYWHERE.includes(file.type)
  if (scale === 1 && common) return file
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const brush = canvas.getContext('2d')
  if (!brush) return file
  brush.fillStyle = '#fff' // where the picture is transparent
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const small = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY))
  canvas.width = 0 // Some phones are short of canvas memory until it is collected.
  return small && (small.size < file.size || !common) ? small : file
}
