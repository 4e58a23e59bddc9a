import { z } from 'zod'
import type { ISODate } from '#chile/dates.ts'
import { proposesField } from '#modules/people/custom-fields/model/sight.ts'
import { inputName, readValue, valueWords } from '#modules/people/custom-fields/model/values.ts'
import { personFields } from '#modules/people/custom-fields/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/server/errors.ts'
import { keepProposal } from './keep-proposal.ts'
import type { OtherChange, StoredProposal } from './proposal.ts'

type Held = Awaited<ReturnType<typeof personFields.of>>[number]
type Ask = {
  date: ISODate | null
  comment: string | null
  values: readonly { fieldId: number; value: string | null }[]
}

const kept = z.record(z.string(), z.string().nullable())

/** Proposes what the fields of the company say of oneself: those that the person may ask about. */
export async function requestFieldsCorrection(context: Context, input: Ask) {
  const { actor, today } = context
  if (actor.userId === null) throw forbidden()
  const current = await heldNow(context, actor.userId)
  const changes: Record<string, string | null> = {}
  const before: Record<string, string | null> = {}
  for (const { fieldId, value } of input.values) {
    const row = current.get(fieldId)
    if (!row) throw notFound()
    if (!proposesField(row.field) || row.field.type === 'FILE') throw forbidden()
    const asked = readAsked(row, value)
    if (asked === row.value) continue
    changes[fieldId] = asked
    before[fieldId] = row.value
  }
  if (Object.keys(changes).length === 0) {
    throw invalid('values', 'Así están sus datos: cambie alguno')
  }
  return keepProposal(context, {
    part: 'FIELDS',
    since: input.date ?? today,
    comment: input.comment,
    changes,
    before,
  })
}

function readAsked({ field }: Held, value: string | null): string | null {
  if (value === null || value.trim() === '') {
    if (field.required) throw invalid(inputName(field.code), `${field.title} es obligatorio`)
    return null
  }
  const read = readValue(field, value)
  if ('problem' in read) throw invalid(inputName(field.code), read.problem)
  return read.value
}

/** What holds today in each field that the reader sees of a person. */
async function heldNow(context: Context, userId: number): Promise<ReadonlyMap<number, Held>> {
  const rows = await personFields.of(context, { userId, reveal: true })
  return new Map(rows.filter(({ current }) => current).map((row) => [row.fieldId, row]))
}

/** Writes what was proposed from a day on, with the rights of whoever accepts it. */
export async function acceptFields(context: Context, row: StoredProposal, since: ISODate) {
  const asked = Object.entries(kept.parse(row.changes))
  const all = await personFields.of(context, { userId: row.userId, reveal: true })
  const values = asked.map(([key, value]) => {
    const own = all.filter(({ fieldId }) => fieldId === Number(key))
    const field = own[0]?.field
    if (!field || field.status !== 'ACTIVE') {
      throw conflict('Un campo ya no se usa: rechace la solicitud')
    }
    const day = field.dated ? since : null
    const seen = own.find(({ id, date }) => id !== null && date === day)
    return {
      fieldId: field.id,
      value,
      fileId: null,
      seenId: seen?.id ?? null,
      version: seen?.version ?? null,
    }
  })
  await personFields.write(context, { userId: row.userId, date: since, values })
}

/** What a proposal says, field by field, beside what the person had and has now. */
export async function changesOfFields(
  context: Context,
  row: StoredProposal,
): Promise<OtherChange[]> {
  const before = kept.parse(row.before)
  const current = await heldNow(context, row.userId)
  return Object.entries(kept.parse(row.changes)).flatMap(([key, after]) => {
    const held = current.get(Number(key))
    if (!held) return []
    const { type, title } = held.field
    const was = before[key] ?? null
    const words = (value: string | null) => (value === null ? null : valueWords(type, value))
    return [
      {
        attribute: key,
        label: title,
        before: words(was),
        after: words(after),
        moved: row.responseStatus === 'PENDING' && held.value !== was,
      },
    ]
  })
}
