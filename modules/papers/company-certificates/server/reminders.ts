import { addDays, formatDate } from '#chile/dates.ts'
import {
  hourlyReminders,
  type NewNotice,
  type ReminderRun,
  reminders,
} from '#modules/company/notices/server/index.ts'
import { whoMay } from '#modules/company/second-person/server/index.ts'
import { todayAt } from '#platform/server/context.ts'
import { type CertificateRow, standingNow } from './certificates.queries.ts'
import { WARNED_BEFORE } from '../model/standing.ts'

const LINK = '/home/firma-digital/certificado'

/** Certificates that end in 60, 30 or 7 days, or ended lately, for who keeps them. */
export async function ofCertificates(round: ReminderRun): Promise<NewNotice[]> {
  const { tx } = round
  const rows = await tx
    .selectFrom('companyCertificate as one')
    .innerJoin('business', 'business.id', 'one.businessId')
    .selectAll('one')
    .select('business.name')
    .where('one.removedAt', 'is', null)
    .orderBy('one.id')
    .execute()
  const notices: NewNotice[] = []
  // A company has a few razones sociales: who keeps each is asked once, and seldom.
  for (const row of rows) {
    const { id, businessId, name } = row
    const about = whatToSay(round, row)
    if (!about) continue
    const keepers = await whoMay(round, 'businesses.update', businessId)
    notices.push(
      ...reminders(
        keepers.flatMap(({ userId }) => userId ?? []),
        {
          key: `company-certificate:${id}:${about.step}`,
          title: `El certificado de ${name} ${about.says}`,
          detail: 'Sin uno vigente no se envían documentos a firma',
          link: LINK,
        },
      ),
    )
  }
  return notices
}

/** What is said of a certificate today, and which time it is. */
function whatToSay(round: ReminderRun, row: CertificateRow) {
  const { today } = round
  if (standingNow(round, row) === 'UNREADABLE') return { step: 'key', says: 'no se puede abrir' }
  const ends = todayAt(row.notAfter)
  if (ends < today) return { step: 0, says: `venció el ${formatDate(ends)}` }
  const step = WARNED_BEFORE.findLast((days) => ends <= addDays(today, days))
  return step === undefined ? undefined : { step, says: `vence el ${formatDate(ends)}` }
}

hourlyReminders.on('company-certificates', ofCertificates)
