import type { ISODate } from '#chile/dates.ts'
import { answerInbox } from '#modules/administration/inbox/server/answer.service.ts'
import { inbox } from '#modules/administration/inbox/server/inbox.queries.ts'
import type { Context } from '#platform/server/context.ts'
import type { Since, Who } from './acting.ts'

/** Who sat down to answer what waited for them, and when: supervisors first, then the office. */
const sittings: readonly (readonly [who: Who, on: ISODate])[] = [
  ['hernan', '2026-09-16'],
  ['loreto', '2026-09-16'],
  ['monserrat', '2026-09-17'],
  ['carolina', '2026-09-22'],
  ['rodrigo', '2026-09-23'],
]

/** What is not approved, with what its answer says. */
const refused: Readonly<Record<string, string>> = {
  INDICATOR: 'El proyecto todavía no es ley: se ingresa cuando se publique',
  VACATION_COMPENSATION: 'Falta el acuerdo firmado: se pide de nuevo con él',
}

/** What an approval has to say, where it needs words. */
const said: Readonly<Record<string, string>> = {
  PAYSLIP_DISPUTE: 'Tiene razón: las horas se pagan en la liquidación que sigue',
}

/** What is signed or learnt on its own page, by its own person. */
const ownPages: ReadonlySet<string> = new Set(['SIGNATURE', 'COURSE'])

/** Everything that waited on the day of the demo world, answered in the week after it. */
export async function answerWaiting({ act, today }: Since): Promise<void> {
  for (const [who, on] of sittings) {
    if (on >= today) continue
    await act(who, on, answerAll)
  }
}

async function answerAll(context: Context): Promise<void> {
  const sort = { by: 'since', descending: false } as const
  const page = { size: 100, number: 1 }
  const { rows } = await inbox(context, { filter: {}, sort, page, counted: false })
  for (const { key, kind } of rows) {
    if (ownPages.has(kind)) continue
    const no = refused[kind]
    await answerInbox(context, {
      ids: [{ key }],
      answer: no === undefined ? 'APPROVE' : 'REJECT',
      reason: no ?? said[kind] ?? null,
    })
  }
}
