/** Words that people see are in the Fluent files, and nowhere in the code. */

import { parse } from 'svelte/compiler'
import { describe, expect, it } from 'vitest'

type Node = { readonly type: string; readonly [key: string]: unknown }

const files = import.meta.glob<string>('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true })

const LETTERS = /\p{L}{2,}/u
const READ_OUT = ['aria-description', 'aria-label', 'aria-roledescription', 'alt', 'label', 'placeholder', 'title']

/** All nodes of a tree, but for what is below those that `stop` names. */
function* nodes(tree: unknown, stop: (node: Node) => boolean = () => false): Generator<Node> {
  if (tree === null || typeof tree !== 'object') return
  const isNode = 'type' in tree && typeof tree.type === 'string'
  if (isNode) yield tree as Node
  if (!isNode || !stop(tree as Node)) for (const value of Object.values(tree)) yield* nodes(value, stop)
}

/** Texts between the tags, in attributes that are read out, and in what braces may show; not addresses. */
function ownWords(source: string): string[] {
  const stop = ({ type }: Node) => type === 'ExpressionTag' || /(Attribute|Directive)$/.test(type)
  const texts = [...nodes(parse(source, { modern: true }).fragment, stop)].flatMap((node) => {
    if (node.type === 'Text') return [String(node['data'])]
    if (node.type === 'ExpressionTag') return shown(node['expression'] as Node)
    if (node.type !== 'Attribute' || !READ_OUT.includes(String(node['name']))) return []
    return [node['value']].flat().flatMap((part) => {
      const { type, data, expression } = part as Node
      return type === 'Text' ? [String(data)] : shown(expression as Node)
    })
  })
  return texts.filter((text) => LETTERS.test(text) && !text.startsWith('/'))
}

/** The literals that an expression may come to: not what it compares, nor what it calls with. */
function shown(node: Node): string[] {
  const part = (key: string) => shown(node[key] as Node)
  switch (node.type) {
    case 'Literal':
      return [String(node['value'])]
    case 'TemplateLiteral':
      return (node['quasis'] as { value: { raw: string } }[]).map(({ value }) => value.raw)
    case 'ConditionalExpression':
      return [...part('consequent'), ...part('alternate')]
    case 'LogicalExpression':
    case 'BinaryExpression':
      return [...part('left'), ...part('right')]
    default:
      return []
  }
}

/** Places where a message becomes a piece of a longer text. */
function glued(path: string, source: string): string[] {
  const whole = path.endsWith('.ts') ? `<script lang="ts">${source}</script>` : source
  const says = (node: unknown) => {
    const { type, callee } = node as Node
    return type === 'CallExpression' && (callee as Node)['name'] === 't'
  }
  return [...nodes(parse(whole, { modern: true }))]
    .filter(({ type, operator, left, right, expressions }) => {
      if (type === 'TemplateLiteral') return (expressions as unknown[]).some(says)
      return type === 'BinaryExpression' && operator === '+' && [left, right].some(says)
    })
    .map(({ start, end }) => whole.slice(Number(start), Number(end)))
}

describe('the code', () => {
  it('has no words of its own', () => {
    const svelte = Object.entries(files).filter(([path]) => path.endsWith('.svelte'))
    expect(svelte.flatMap(([path, source]) => ownWords(source).map((text) => [path, text]))).toEqual([])
  })

  it('glues no sentence from pieces', () => {
    const found = Object.entries(files).flatMap(([path, source]) => glued(path, source).map((text) => [path, text]))
    expect(found).toEqual([])
  })

  it('would be caught if it did', () => {
    expect(ownWords('<p title="Two words" class="x">{yes ? "Three" : t("id")} {`four ${x}`}, five</p>')).toEqual([
      'Two words', 'Three', 'four ', ', five',
    ])
    expect(glued('x.ts', "const a = `${t('one')} ${two}`; const b = t('one') + two")).toHaveLength(2)
  })
})
