import type { TagValue } from '#platform/model/template-tag.ts'
import type { Context } from '#platform/server/context.ts'
import { recordPeopleAtEnd } from '#platform/server/observe/read-audit.ts'
import { type Facts, fill, sampleFacts } from '../model/fill.ts'
import { subjectById } from './subjects.queries.ts'
import { allTags, factsOf, requireKnown, saidIn, saysReserved } from './tags.ts'
import { requireBody } from './templates.service.ts'

/** The sign that covers a fact of class A until somebody asks to see it. */
const COVERED = '••••••'

type Asked = { body: string; userContractId: number | null; reveal: boolean }

/**
 * A text as it would be of a contract, or with examples. What is of class A is covered until its
 * reader asks for it, and that is in the trail.
 */
export async function previewTemplate(context: Context, asked: Asked) {
  const body = requireBody(asked.body)
  const tags = await allTags(context)
  requireKnown(body, tags)
  const said = saidIn(body)
  if (asked.userContractId === null) return drawn(body, sampleFacts(tags), false)
  const subject = await subjectById(context, asked.userContractId)
  const facts = (await factsOf(context, tags, [subject], said)).get(subject.contractId)
  if (!facts) throw new Error('A contract has no facts')
  const isReserved = saysReserved(said.codes, tags)
  if (isReserved && asked.reveal) recordPeopleAtEnd(context, 'lectura:plantilla', [subject])
  const covers = isReserved && !asked.reveal
  return drawn(body, covers ? covered(facts) : facts, covers)
}

function drawn(body: Parameters<typeof fill>[0], facts: Facts, isCovered: boolean) {
  const { blocks, missing } = fill(body, facts)
  return { blocks: JSON.stringify(blocks), missing, covered: isCovered }
}
export type TemplatePreview = Awaited<ReturnType<typeof previewTemplate>>

const covered = ({ tags, values, lists }: Facts): Facts => {
  const cover = (known: ReadonlyMap<string, TagValue>) =>
    new Map(
      [...known].map(([code, value]): [string, TagValue] =>
        tags.get(code)?.reserved && value !== null ? [code, COVERED] : [code, value],
      ),
    )
  return {
    tags: new Map(
      [...tags].map(([code, tag]) => [
        code,
        tag.reserved ? { ...tag, kind: 'TEXT' as const } : tag,
      ]),
    ),
    values: cover(values),
    lists: new Map([...lists].map(([list, rows]) => [list, rows.map(cover)])),
  }
}
