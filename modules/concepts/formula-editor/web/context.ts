import { isFunction, tokenShapes } from '#formula/index.ts'

/** Where in a formula somebody is writing: what may stand there. */
export type Place =
  | { readonly kind: 'value' }
  | { readonly kind: 'class' }
  | { readonly kind: 'table' }
  | { readonly kind: 'column'; readonly table: string }
  /** Inside the quotes of a comparison with a fact. */
  | { readonly kind: 'option'; readonly fact: string }
  /** In a comment, where nothing is offered. */
  | { readonly kind: 'nothing' }

type Open = { name: string; argument: number; first: string }

/** What may be written at the end of `before`, the text up to the cursor. */
export function placeAt(before: string): Place {
  const calls: Open[] = []
  let previous: readonly [last: string, before: string] = ['', '']
  let at = 0
  while (at < before.length) {
    const rest = before.slice(at)
    if (rest.startsWith('"') && !rest.slice(1).includes('"')) {
      return previous[1] && /^(?:=|<>)$/.test(previous[0])
        ? { kind: 'option', fact: previous[1] }
        : { kind: 'nothing' }
    }
    const { kind, text } = tokenAt(before, at)
    at += text.length
    if (kind === 'comment' && at === before.length) return { kind: 'nothing' }
    if (kind === 'space' || kind === 'comment') continue
    if (text === '(') calls.push({ name: nameBefore(previous), argument: 0, first: '' })
    else if (text === ')') calls.pop()
    else follow(calls.at(-1), text)
    previous = [text, previous[0]]
  }
  return placeIn(calls.at(-1))
}

function follow(call: Open | undefined, text: string): void {
  if (!call) return
  if (text === ';') call.argument += 1
  else if (call.argument === 0) call.first = text
}

const nameBefore = ([last = '']: readonly string[]) => (isFunction(last) ? last : '')

function placeIn(call: Open | undefined): Place {
  if (call?.name === 'SUMA') return { kind: 'class' }
  if (call?.name === 'TRAMO' && call.argument === 0) return { kind: 'table' }
  if (call?.name === 'TRAMO' && call.argument === 2) return { kind: 'column', table: call.first }
  return { kind: 'value' }
}

/** One token, or one character of what is none. */
function tokenAt(text: string, at: number): { kind: string; text: string } {
  for (const [kind, shape] of tokenShapes) {
    shape.lastIndex = at
    const found = shape.exec(text)?.[0]
    if (found) return { kind, text: found }
  }
  return { kind: 'unknown', text: text[at] ?? ' ' }
}
