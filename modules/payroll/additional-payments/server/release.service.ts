import { publicId } from '#platform/model/ids.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict } from '#platform/server/errors.ts'
import { onSame } from '#platform/server/sql/on-same.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { enqueueMails, isMailAddress, isMailAddressSql } from '#platform/server/mail/mail.ts'
import { holdMonth, monthById, WORK_MAIL } from '#modules/payroll/payroll-frame/server/index.ts'
import { lastPerson, personName, personSurname } from '#platform/server/sql/person-names.ts'
import { listed } from '#platform/server/sql/total-of.ts'
import { contractsInSight } from '#modules/payroll/payroll-results/server/index.ts'
import { whyNotRelease } from '../model/release.ts'
import { additionalMonth } from '#modules/payroll/additional-engine/server/index.ts'
import { additionalMail } from './mails.ts'

type OfMonth = { payrollMonthId: number }

const hasMail = isMailAddressSql(WORK_MAIL)

/** How many payments of a month are released in their current version, and when that was. */
export async function additionalRelease(context: Context, { payrollMonthId }: OfMonth) {
  await additionalMonth(context, payrollMonthId)
  const counted = await context.tx
    .selectFrom('additionalPayment as payment')
    .leftJoin('additionalRelease as release', (join) =>
      onSame(join, 'release', 'payment', ['payrollMonthId', 'userContractId', 'print']),
    )
    .innerJoin('userContract as contract', 'contract.id', 'payment.userContractId')
    .leftJoin('userBusiness as link', 'link.id', 'contract.userBusinessId')
    .leftJoin(lastPerson(context.tx), (join) => join.onRef('person.userId', '=', 'payment.userId'))
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.count<number>('release.print').as('released'),
      sql<number>`count(*) filter (where release.print is null and not ${sql.raw(hasMail)})`.as(
        'withoutMail',
      ),
      sql<number>`count(*) filter (where release.mailed)`.as('mailed'),
      fn.max('release.releasedAt').as('releasedAt'),
    ])
    .where('payment.payrollMonthId', '=', payrollMonthId)
    .executeTakeFirstOrThrow()
  return { payrollMonthId, ...counted }
}

/**
 * People within reach with a payment waiting for release and no mail address to notify, in pages by
 * surname.
 */
export async function additionalWithoutMail(context: Context, input: ListInput<OfMonth, 'name'>) {
  const { payrollMonthId } = input.filter
  const month = await additionalMonth(context, payrollMonthId)
  const matching = contractsInSight(context, month.businessId)
    .innerJoin('additionalPayment as payment', 'payment.userContractId', 'contract.id')
    .leftJoin('userBusiness as link', 'link.id', 'contract.userBusinessId')
    .where('payment.payrollMonthId', '=', payrollMonthId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('additionalRelease as release')
            .select('release.print')
            .whereRef('release.payrollMonthId', '=', 'payment.payrollMonthId')
            .whereRef('release.userContractId', '=', 'payment.userContractId')
            .whereRef('release.print', '=', 'payment.print'),
        ),
      ),
    )
    .where(sql<boolean>`not ${sql.raw(hasMail)}`)
  const ordered = matching
    .select(['contract.id as contractId', 'contract.userId', 'users.rut', personName.as('name')])
    .orderBy(personSurname, input.sort.descending ? 'desc' : 'asc')
    .orderBy('contract.id')
  return listed(matching, ordered, input)
}
export type AdditionalWithoutMail = Awaited<
  ReturnType<typeof additionalWithoutMail>
>['rows'][number]

export type AdditionalReleased = Awaited<ReturnType<typeof additionalRelease>>

/**
 * Releases the payments apart of a closed month and sends a mail to each person, in one
 * transaction. A payment is released once, however often this is called.
 */
export async function releaseAdditionalPayments(context: Context, { payrollMonthId }: OfMonth) {
  const { tx, session, services } = context
  await holdMonth(tx, payrollMonthId)
  await monthById(context, payrollMonthId, 'payrollClosing.create')
  const month = await additionalMonth(context, payrollMonthId)
  const reason = whyNotRelease(month.isOpen, await additionalRelease(context, { payrollMonthId }))
  if (reason) throw conflict(reason)
  const waiting = await waitingFor(context, payrollMonthId)
  const letters = waiting.filter(({ email }) => isMailAddress(email ?? ''))
  await tx
    .insertInto('additionalRelease')
    .values(
      waiting.map(({ contractId, userId, print, email }) => ({
        payrollMonthId,
        userContractId: contractId,
        userId,
        print,
        releasedBy: session.loginId,
        releasedAt: context.now,
        mailed: isMailAddress(email ?? ''),
      })),
    )
    .execute()
  await enqueueMails(
    tx,
    letters.map(({ contractId, print, email, firstname }) => ({
      key: `additional:${session.companyId}:${payrollMonthId}:${contractId}:${print.slice(0, 16)}`,
      to: email ?? '',
      mail: additionalMail({
        name: firstname ?? '',
        yearMonth: month.yearMonth,
        businessName: month.businessName,
        url: paperUrl(services.publicUrl, payrollMonthId, contractId),
      }),
    })),
  )
  const what = JSON.stringify({ released: waiting.length, mailed: letters.length })
  await sql`select app.write_audit(${session.companyId}, 'Proceso', 'liberación:adicionales',
    ${String(payrollMonthId)}, null, ${what}::jsonb)`.execute(tx)
  return additionalRelease(context, { payrollMonthId })
}

/** Address of a payment's page, for a mail; the page demands a sign-in. */
const paperUrl = (publicUrl: string, monthId: number, contractId: number): string =>
  [
    `${publicUrl}/home/liquidaciones/adicional`,
    publicId('payrollMonth', monthId),
    publicId('contract', contractId),
  ].join('/')

/**
 * Payments of a month whose current version is not released, each with the person's mail address.
 */
const waitingFor = ({ tx }: Context, monthId: number) =>
  tx
    .selectFrom('additionalPayment as payment')
    .innerJoin('userContract as contract', 'contract.id', 'payment.userContractId')
    .leftJoin('userBusiness as link', 'link.id', 'contract.userBusinessId')
    .leftJoin(lastPerson(tx), (join) => join.onRef('person.userId', '=', 'payment.userId'))
    .leftJoin('additionalRelease as release', (join) =>
      onSame(join, 'release', 'payment', ['payrollMonthId', 'userContractId', 'print']),
    )
    .select([
      'payment.userContractId as contractId',
      'payment.userId',
      'payment.print',
      'person.firstname',
      sql<string | null>`${sql.raw(WORK_MAIL)}`.as('email'),
    ])
    .where('payment.payrollMonthId', '=', monthId)
    .where('release.print', 'is', null)
    .orderBy('payment.userContractId')
    .execute()
