import { addDays, formatDate } from '#chile/dates.ts'
import { notifyAnswer } from '#modules/company/notices/server/index.ts'
import { requirePerson } from '#modules/people/people/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, forbidden, invalid } from '#platform/server/errors.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import { PrivacyRight, rightMeans } from '../model/catalogs.ts'
import { claimUntil, latest } from '../model/clock.ts'
import type {
  BlockAnswerInput,
  BlockedPerson,
  EnteredRequest,
  Extension,
  IdentityAnswer,
  PrivacyAnswerInput,
  PrivacySeen,
  WithWords,
} from '../model/request.ts'
import { termsOn } from '../model/terms.ts'
import { addRequest, daysOffFrom } from './asking.ts'
import { closeParts, endParts } from './blocks.service.ts'
import { addressOfCompany } from './door.ts'
import { requests } from './requests.queries.ts'

/** Days that a letter may have waited before it is written down. */
const MOST_BEFORE = 60

/**
 * Writes down what somebody asks of their own data; or, by whoever answers, what another person
 * asked in person or by letter, on the day on which it came.
 */
export async function createPrivacyRequest(context: Context, input: EnteredRequest) {
  const { actor, session, today, tx } = context
  const { kind, detail, asksBlock } = input
  const userId = input.userId ?? actor.userId
  if (userId === null) throw forbidden()
  const isOwn = userId === actor.userId
  if (!isOwn) {
    if (!context.can('privacyRequests.update')) throw forbidden()
    await requirePerson(context, userId, 'privacyRequests.update')
  }
  const receivedOn = isOwn ? today : (input.receivedOn ?? today)
  if (receivedOn > today) throw invalid('receivedOn', 'Ese día todavía no llega')
  if (receivedOn < addDays(today, -MOST_BEFORE)) {
    throw invalid('receivedOn', `Anótela con una fecha de los últimos ${MOST_BEFORE} días`)
  }
  if (!detail && (kind === 'RECTIFICATION' || kind === 'OBJECTION')) {
    throw invalid('detail', 'Diga qué datos y por qué')
  }
  const id = await addRequest(tx, {
    userId,
    kind,
    detail,
    receivedOn,
    asksBlock: asksBlock ?? false,
    channel: isOwn ? 'ACCOUNT' : 'ENTERED',
    loginId: session.loginId,
  })
  return requests.one(context, id)
}

/** Says to whoever asks that it was received, and until when it is answered. */
export async function acknowledgePrivacyRequest(context: Context, seen: PrivacySeen) {
  const row = await requests.act(context, 'acknowledge', seen, touched(context))
  await tell(context, row, 'received', `Se responde a más tardar el ${formatDate(row.deadline)}`)
  return requests.one(context, seen.id)
}

/** Says how it was proved that whoever asks is the person. */
export async function beginPrivacyRequest(
  context: Context,
  { identityBy, ...seen }: IdentityAnswer,
) {
  const set = { ...touched(context), identityBy }
  const row = await requests.act(context, 'begin', seen, set)
  if (identityBy === 'ACCOUNT' && row.channel !== 'ACCOUNT') {
    throw invalid('identityBy', 'No lo pidió con su cuenta: diga cómo comprobó quién es')
  }
  if (identityBy === 'MAIL_CODE' && row.channel !== 'MAIL_CODE') {
    throw invalid('identityBy', 'No lo pidió con un código de su correo')
  }
  return requests.one(context, seen.id)
}

/** Extends the days to answer, once and with its reason. */
export async function extendPrivacyRequest(context: Context, input: Extension) {
  const { extendedTo, extensionReason, ...seen } = input
  const set = { ...touched(context), extendedTo, extensionReason }
  const row = await requests.act(context, 'extend', seen, set)
  if (row.extendedTo !== null) throw conflict('El plazo ya se prorrogó una vez')
  if (row.kind === 'BLOCKING') throw conflict('El plazo de un bloqueo no se prorroga')
  if (row.due < context.today) throw conflict('El plazo ya venció: responda la solicitud')
  const last = latest(row)
  if (extendedTo <= row.due) {
    throw invalid('extendedTo', `Debe ser después del ${formatDate(row.due)}`)
  }
  if (extendedTo > last) throw invalid('extendedTo', `A más tardar el ${formatDate(last)}`)
  await tell(context, row, 'extended', `Se prorrogó hasta el ${formatDate(extendedTo)}`)
  return requests.one(context, seen.id)
}

/** Answers that the data be blocked while the rest is answered. */
export async function answerPrivacyBlock(context: Context, input: BlockAnswerInput) {
  const { blockAnswer, blockReason, id, version, ...choice } = input
  const seen = { id, version }
  const set = {
    ...touched(context),
    blockAnswer,
    blockReason,
    blockAnsweredAt: context.now,
    blockLoginId: context.session.loginId,
  }
  if (blockAnswer === 'REFUSED' && !blockReason) {
    throw invalid('blockReason', 'Diga por qué no se concede el bloqueo')
  }
  const row = await requests.act(context, 'answerBlock', seen, set)
  if (row.blockDue === null) throw conflict('Esta solicitud no pide un bloqueo')
  if (row.blockAnswer !== null) throw conflict('El bloqueo ya tiene respuesta')
  if (blockAnswer === 'GIVEN') await closeParts(context, row, choice)
  await tell(context, row, 'block', 'El bloqueo tiene respuesta')
  return requests.one(context, seen.id)
}

/** Grants a block by itself, and closes its parts in the same act. */
export async function blockPerson(context: Context, input: BlockedPerson) {
  const { id, version, reason, ...choice } = input
  const { session, now } = context
  const row = await requests.act(
    context,
    'grant',
    { id, version, reason },
    {
      ...touched(context),
      answeredAt: now,
      answeredLoginId: session.loginId,
      blockAnswer: 'GIVEN',
      blockAnsweredAt: now,
      blockLoginId: session.loginId,
    },
  )
  if (row.kind !== 'BLOCKING') throw conflict('Esta solicitud no es de un bloqueo')
  if (row.blockAnswer !== null) throw conflict('El bloqueo ya tiene respuesta')
  await closeParts(context, row, choice)
  await tell(context, row, 'answer', 'Tiene respuesta')
  return requests.one(context, id)
}

const actOf = { GRANTED: 'grant', PARTLY: 'partly', DENIED: 'deny' } as const

/**
 * Answers a request. What is not granted says why, and until when its person may go to the Agency.
 */
export async function answerPrivacyRequest(context: Context, input: PrivacyAnswerInput) {
  const { answer, ...seen } = input
  const { session, now, tx, today } = context
  const isWhole = answer === 'GRANTED'
  const row = await requests.act(context, actOf[answer], seen, {
    ...touched(context),
    answeredAt: now,
    answeredLoginId: session.loginId,
    claimUntil: isWhole ? null : claimUntil(today, await daysOffFrom(tx, today)),
  })
  if (row.blockDue !== null && row.blockAnswer === null && row.kind !== 'BLOCKING') {
    throw conflict('Responda primero el bloqueo que pide')
  }
  if (row.kind === 'BLOCKING' && answer !== 'DENIED' && row.blockAnswer !== 'GIVEN') {
    throw conflict('Diga primero qué se bloquea')
  }
  // A block of its own goes on; one that was asked for meanwhile ends with the answer.
  if (row.kind !== 'BLOCKING' || answer === 'DENIED') await endParts(context, row, 'respondida')
  await tell(context, row, 'answer', 'Tiene respuesta')
  return requests.one(context, seen.id)
}

/** Says that its person went to the Agency. */
export async function claimPrivacyRequest(context: Context, seen: PrivacySeen) {
  await requests.act(context, 'claim', seen, touched(context))
  return requests.one(context, seen.id)
}

/** Says what the Agency resolved, and what was done. */
export async function closePrivacyRequest(context: Context, input: WithWords) {
  const row = await requests.act(context, 'close', input, touched(context))
  await tell(context, row, 'closed', 'El reclamo está cerrado')
  return requests.one(context, input.id)
}

/** Withdraws one's own request. */
export async function withdrawPrivacyRequest(context: Context, seen: PrivacySeen) {
  const row = await requests.act(context, 'withdraw', seen, touched(context))
  await endParts(context, row, 'retirada')
  return requests.one(context, seen.id)
}

/** What the law says of the days, and where somebody without an account asks. */
export const privacyTerms = (context: Context) => {
  const { answer, extension, block, claim, sources } = termsOn(context.today)
  return Promise.resolve({
    answer,
    extension,
    block,
    claim,
    sources: [...sources],
    rights: PrivacyRight.values.map((kind) => ({ kind, means: rightMeans[kind] })),
    address: context.can('privacyRequests.update') ? addressOfCompany(context) : null,
  })
}

type Answered = { id: number; userId: number; kind: PrivacyRight; version: number }

/** Says to the person what became of their request, without its words. */
const tell = (context: Context, row: Answered, what: string, title: string) =>
  notifyAnswer(context, {
    userId: row.userId,
    key: `privacy:${row.id}:${what}`,
    title: `Su solicitud de ${PrivacyRight.label(row.kind).toLowerCase()}: ${title.toLowerCase()}`,
    link: '/home/cuenta/mis-datos',
  })
