import { z } from 'zod'
import type { ISODate } from '#chile/dates.ts'
import { notifyAnswer } from '#modules/company/notices/server/index.ts'
import { proposedOn, reserved, updateUser } from '#modules/people/people/server/index.ts'
import { BLOCKED, type BlockScope } from '#modules/people/sight/model/blocks.ts'
import { blocks } from '#modules/people/sight/server/index.ts'
import { User, versionedFields } from '#modules/people/people/model/user.ts'
import { labelOf, patchOf, type Row } from '#platform/model/entity.ts'
import { publicId } from '#platform/model/ids.ts'
import type { Context } from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { sql } from '#platform/server/sql/db.ts'
import { forbidden, invalid } from '#platform/server/errors.ts'
import { written } from '#platform/server/records/history.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import {
  type CorrectionAnswer,
  type CorrectionSeen,
  type DataCorrection,
  fieldsOfPart,
  isRecordPart,
  type RecordPart,
  reservedParts,
} from '../model/correction.ts'
import { CorrectionPart } from '../model/catalogs.ts'
import { corrections, correctionWithValues } from './corrections.queries.ts'
import { acceptOther, changesOfOther } from './other-parts.ts'

constraintMessages({
  data_correction_pending: {
    message: 'Ya pidió corregir esos datos: espere la respuesta o retire la solicitud',
    field: 'part',
  },
})

type Values = Readonly<Record<string, unknown>>
/** What the columns `changes` and `before` keep: fields of the record, by their names. */
const kept = patchOf(User, versionedFields)
const values = z.record(z.string(), z.unknown())
type Proposal = Pick<Row<typeof DataCorrection>, 'part' | 'comment'> & { since: ISODate | null }

/**
 * Proposes a correction of one part of one's own record, from a day on. It is checked as the change
 * would be; nothing of the record changes until another person approves it.
 */
export async function requestDataCorrection(context: Context, input: Proposal & Values) {
  const { actor, session, today, tx } = context
  if (actor.userId === null) throw forbidden()
  const { part, comment } = input
  const since = input.since ?? today
  if (!isRecordPart(part)) throw invalid('part', 'Se propone en su propio formulario')
  const given = valuesOf(part, input)
  const { held, changed } = await proposedOn(context, {
    userId: actor.userId,
    day: since,
    change: given,
  })
  if (changed.length === 0) throw invalid('part', 'Así está su ficha: cambie algún dato')
  const [changes, before] = [given, held].map((values) =>
    JSON.stringify(Object.fromEntries(changed.map((name) => [name, values[name] ?? null]))),
  )
  const { id } = await tx
    .insertInto('dataCorrection')
    .values({
      userId: actor.userId,
      part,
      since,
      comment,
      changes: sql`${changes}::jsonb`,
      before: sql`${before}::jsonb`,
      creatorLoginId: session.loginId,
      updatedLoginId: session.loginId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return dataCorrection(context, { id })
}

const valuesOf = (part: RecordPart, input: Values): Values =>
  Object.fromEntries(
    fieldsOfPart[part].flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]])),
  )

/**
 * Answers a correction that another person proposed. Approved, their record changes from its day
 * on, as if whoever approves had edited it: with their rights, and with the rules of the record.
 */
export async function answerDataCorrection(context: Context, input: CorrectionAnswer) {
  const { id, version, approve, response: reason } = input
  const row = await corrections.act(
    context,
    approve ? 'approve' : 'reject',
    { id, version, reason },
    {
      ...touched(context),
      ...respondedNow(context),
      ...(approve && input.since !== null ? { since: input.since } : {}),
    },
  )
  if (approve) {
    if (reservedParts.has(row.part)) await reserved.require(context, row.userId, 'corrección')
    const from = input.since ?? row.since
    await (isRecordPart(row.part)
      ? updateUser(context, { ...kept.parse(row.changes), id: row.userId, from, version: null })
      : acceptOther(context, row, from))
  }
  await notifyAnswer(context, {
    userId: row.userId,
    key: `correction:${id}`,
    title: `Su corrección de datos fue ${approve ? 'aprobada' : 'rechazada'}`,
    link: `/home/ficha/${publicId('user', row.userId)}/correcciones`,
  })
  return dataCorrection(context, { id })
}

const respondedNow = ({ session, now }: Context) => ({
  respondedLoginId: session.loginId,
  respondedAt: now,
})

/** Withdraws one's own correction while nobody has answered it. */
export async function withdrawDataCorrection(context: Context, seen: CorrectionSeen) {
  await corrections.act(context, 'withdraw', seen, touched(context))
  return dataCorrection(context, seen)
}

/** What a correction changes, field by field, in texts as the API writes them. */
export async function dataCorrection(context: Context, { id }: { id: number }) {
  const { changes, before, act, memberId, ...row } = await correctionWithValues(context, id)
  if (reservedParts.has(row.part)) await reserved.require(context, row.userId, 'corrección')
  const { part } = row
  const scope = scopeOf[part]
  const isClosed =
    scope !== undefined && (await blocks.partsBlocked(context, row.userId)).has(scope)
  if (!isRecordPart(part)) {
    if (isClosed) return { ...row, changes: [closedChange(part)] }
    const stored = { ...row, part, changes, before, act, memberId }
    return { ...row, changes: await changesOfOther(context, stored) }
  }
  const asked = Object.entries(values.parse(changes))
  const was = values.parse(before)
  const held = row.responseStatus === 'PENDING' ? await heldNow(context, row) : was
  return {
    ...row,
    changes: asked.flatMap(([attribute, after]) => {
      const name = fieldsOfPart[part].find((one) => one === attribute)
      if (!name) return []
      return {
        attribute,
        label: labelOf(User, name),
        before: isClosed ? BLOCKED : written(was[name]),
        // What its person asks for is read by whoever answers it.
        after: isClosed && row.responseStatus !== 'PENDING' ? BLOCKED : written(after),
        /** The record says something else since the correction was asked for. */
        moved: written(held[name]) !== written(was[name]),
      }
    }),
  }
}

/** Of which blocked part of a person's data each part of a correction is. */
const scopeOf: Readonly<Partial<Record<CorrectionPart, BlockScope>>> = {
  CONTACT: 'CONTACT',
  RELATIVES: 'FAMILY',
  FIELDS: 'FIELDS',
}

const closedChange = (part: CorrectionPart) => ({
  attribute: part,
  label: CorrectionPart.label(part),
  before: BLOCKED,
  after: BLOCKED,
  moved: false,
})

const heldNow = async (context: Context, { userId, since }: { userId: number; since: ISODate }) =>
  (await proposedOn(context, { userId, day: since, change: {} })).held

export type CorrectionDetail = Awaited<ReturnType<typeof dataCorrection>>
