import type { Permission } from '#access/services.ts'
import { whoMayOver } from '#modules/company/second-person/server/index.ts'
import type { ReminderRun } from './each-company.ts'
import type { NewNotice } from './notify.service.ts'

/** The people who receive a reminder about somebody. */
export type Readers = (about: number) => readonly number[]

/** Who may do something over the records of each person of a razón social. */
export async function readersWho(
  round: ReminderRun,
  permission: Permission,
  businessId: number,
): Promise<Readers> {
  const over = await whoMayOver(round, permission, businessId)
  return (about) => over(about).flatMap(({ userId }) => userId ?? [])
}

type About = { userId: number; businessId: number }

/** The people who keep what each row is about, and never its own person. */
export async function recipientsByRow<Row extends About>(
  round: ReminderRun,
  permission: Permission,
  rows: readonly Row[],
): Promise<(row: Row) => readonly number[]> {
  const keepers = new Map<number, Readers>()
  // A company has a few razones sociales: who keeps their records is asked once for each.
  for (const businessId of new Set(rows.map((row) => row.businessId))) {
    keepers.set(businessId, await readersWho(round, permission, businessId))
  }
  return ({ userId, businessId }) =>
    (keepers.get(businessId)?.(userId) ?? []).filter((reader) => reader !== userId)
}

type Said = Pick<NewNotice, 'key' | 'title' | 'link'> & { detail?: string | null }

/** The same reminder for each of some people. */
export const reminders = (readers: readonly number[], said: Said): NewNotice[] =>
  [...new Set(readers)].map((userId) => ({
    userId,
    kind: 'REMINDER',
    shown: true,
    mail: 'NONE',
    ...said,
  }))
