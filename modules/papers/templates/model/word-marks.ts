import { searchKey } from '#chile/text.ts'
import { TagList } from '#platform/model/template-tag.ts'
import type { Condition } from './body.ts'
import { TagComparison } from './catalogs.ts'

/**
 * What a Word file has no form for is written in it with signs: a tag as `{{trabajador.comuna}}`,
 * and conditions and repetitions as a paragraph before their blocks and one after them.
 */
export const tagSign = (code: string): string => `{{${code}}}`

/** `{{#si trabajador.comuna es igual a Ñuñoa}}`. */
export const conditionSign = ({ code, is, value }: Condition): string =>
  `{{#si ${code} ${TagComparison.label(is)}${value === '' ? '' : ` ${value}`}}}`

/** `{{#repetir Cargas familiares}}`. */
export const loopSign = (list: TagList): string => `{{#repetir ${TagList.label(list)}}}`

export const CONDITION_END = '{{/si}}'
export const LOOP_END = '{{/repetir}}'

/** A tag among words, with the spaces that people leave in it. */
export const TAG_SIGN = /\{\{\s*([a-z]+\.[a-zA-Z0-9_]+)\s*\}\}/g

/** A sign that nobody sees keeps words that look like a tag from being one. */
const JOINER = '\u2060'
export const escaped = (text: string): string => text.replaceAll('{{', `{${JOINER}{`)
export const unescaped = (text: string): string => text.replaceAll(`{${JOINER}{`, '{{')

export type Sign =
  | { readonly begins: 'condition'; readonly condition: Condition }
  | { readonly begins: 'loop'; readonly list: TagList }
  | { readonly ends: 'condition' | 'loop' }

const CONDITION = /^\{\{#si ([a-z]+\.[a-zA-Z0-9_]+) (.+)\}\}$/
const LOOP = /^\{\{#repetir (.+)\}\}$/

/** What a paragraph says that is a sign and nothing else. */
export function readSign(line: string): Sign | undefined {
  const text = line.trim()
  if (text === CONDITION_END) return { ends: 'condition' }
  if (text === LOOP_END) return { ends: 'loop' }
  const [, code, compared = ''] = CONDITION.exec(text) ?? []
  if (code !== undefined) {
    const condition = readComparison(code, compared)
    return condition && { begins: 'condition', condition }
  }
  const written = LOOP.exec(text)?.[1]
  const list = TagList.values.find(
    (one) => written !== undefined && searchKey(TagList.label(one)) === searchKey(written),
  )
  return list && { begins: 'loop', list }
}

function readComparison(code: string, compared: string): Condition | undefined {
  const is = TagComparison.values.find((one) => {
    const words = TagComparison.label(one)
    return compared === words || compared.startsWith(`${words} `)
  })
  if (is === undefined) return undefined
  return { code, is, value: compared.slice(TagComparison.label(is).length).trim() }
}
