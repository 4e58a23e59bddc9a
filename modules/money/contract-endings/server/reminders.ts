import { formatDate, type ISODate } from '#chile/dates.ts'
import {
  hourlyReminders,
  type NewNotice,
  recipientsByRow,
  type ReminderRun,
  reminders,
} from '#modules/company/notices/server/index.ts'
import { personShown } from '#modules/people/sight/server/index.ts'
import { shortNameIn } from '#platform/server/sql/person-names.ts'
import { expiredTermsIn } from './expired-terms.service.ts'

const shortName = shortNameIn('contract.userId').$castTo<string>()

/**
 * Terms that ran out while nobody registered an ending, once: for people who end contracts. Nothing
 * is closed by itself, because whoever works on has a contract of no term (art. 159 N° 4).
 */
async function ofExpiredTerms(round: ReminderRun): Promise<NewNotice[]> {
  const rows = await expiredTermsIn(round.tx, round.today)
    .select(['contract.id', 'contract.userId', 'contract.businessId', 'contract.finalDate'])
    .select(shortName.as('fullname'))
    .where(personShown({ includesPrivate: false }, 'contract.userId', null))
    .orderBy('contract.id')
    .execute()
  const keepers = await recipientsByRow(round, 'contractSettlements.create', rows)
  return rows.flatMap((row) =>
    reminders(keepers(row), {
      key: `expired:${row.id}:${row.finalDate}`,
      title: `El plazo de ${row.fullname} venció el ${day(row.finalDate)} sin un término`,
      detail: 'Si sigue trabajando, su contrato es indefinido (art. 159 N° 4): decídalo',
      link: '/home/terminos',
    }),
  )
}

const day = (date: ISODate | null): string => (date === null ? '' : formatDate(date))

hourlyReminders.on('contract-endings', ofExpiredTerms)
