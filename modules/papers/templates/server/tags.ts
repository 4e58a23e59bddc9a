import { TagList, type TagValue, type TemplateTag } from '#platform/model/template-tag.ts'
import type { Acting } from '#platform/server/context.ts'
import { invalid } from '#platform/server/errors.ts'
import { type TagSubject, templateTags } from '#platform/server/records/template-tags.ts'
import { type Body, codesIn, conditionsIn, listsIn, placesIn } from '../model/body.ts'
import { conditionProblem, type Facts } from '../model/fill.ts'

const TODAY = 'documento.fecha'
const ofDocument: readonly TemplateTag[] = [
  {
    code: TODAY,
    label: 'Fecha del documento',
    group: 'Documento',
    kind: 'LONG_DATE',
    sample: '2026-09-15',
  },
]

/** The tags that a template may have: those of every module, in their groups. */
export async function allTags(acting: Acting): Promise<readonly TemplateTag[]> {
  const tags: TemplateTag[] = [...ofDocument]
  for (const source of templateTags.listeners) tags.push(...(await source.tags(acting)))
  return tags
}

/** What a text says: the codes of its tags, and what its blocks are repeated for. */
export type Said = { readonly codes: readonly string[]; readonly repeats: readonly TagList[] }

export const saidIn = (body: Body): Said => ({ codes: codesIn(body), repeats: listsIn(body) })

/**
 * The facts of some contracts that a text says, by contract. Of each module one reading for all
 * contracts, and none where the text says nothing of it.
 */
export async function factsOf(
  acting: Acting,
  tags: readonly TemplateTag[],
  subjects: readonly TagSubject[],
  { codes, repeats }: Said,
): Promise<ReadonlyMap<number, Facts>> {
  const byCode = new Map(tags.map((tag) => [tag.code, tag]))
  const found = new Map(
    subjects.map(({ contractId }) => [
      contractId,
      new Map<string, TagValue>([[TODAY, acting.today]]),
    ]),
  )
  const lists = new Map(
    subjects.map(({ contractId }) => [contractId, new Map<TagList, ListRows>()]),
  )
  for (const source of templateTags.listeners) {
    const { rows } = source
    if (rows && repeats.includes(rows.list)) {
      for (const [contractId, given] of await rows.of(acting, subjects)) {
        lists.get(contractId)?.set(rows.list, given)
      }
    }
    if (!codes.some(source.owns)) continue
    for (const [contractId, values] of await source.values(acting, subjects)) {
      const known = found.get(contractId)
      for (const [code, value] of values) known?.set(code, value)
    }
  }
  const none = new Map<TagList, ListRows>()
  return new Map(
    [...found].map(([id, values]) => [id, { tags: byCode, values, lists: lists.get(id) ?? none }]),
  )
}
type ListRows = readonly ReadonlyMap<string, TagValue>[]

/** Refuses a text with a tag that is none, or with a condition that compares nothing. */
export function requireKnown(body: Body, tags: readonly TemplateTag[]): void {
  const byCode = new Map(tags.map((tag) => [tag.code, tag]))
  const unknown = codesIn(body).find((code) => !byCode.has(code))
  if (unknown !== undefined) throw invalid('body', `La etiqueta «${unknown}» no existe`)
  for (const { code, within } of placesIn(body)) {
    const tag = byCode.get(code)
    if (within.length > 1) throw invalid('body', 'Lo que se repite no va dentro de otra repetición')
    if (tag?.list === undefined || within.includes(tag.list)) continue
    const list = TagList.label(tag.list)
    throw invalid('body', `«${tag.label}» va dentro de lo que se repite por «${list}»`)
  }
  for (const condition of conditionsIn(body)) {
    const tag = byCode.get(condition.code)
    const problem = tag && conditionProblem(tag, condition)
    if (problem !== undefined) throw invalid('body', problem)
  }
}

/** Whether a text says something of class A. */
export function saysReserved(codes: readonly string[], tags: readonly TemplateTag[]): boolean {
  const reserved = new Set(tags.filter((tag) => tag.reserved).map(({ code }) => code))
  return codes.some((code) => reserved.has(code))
}
