import { notify, notifyAnswer } from '#modules/company/notices/server/index.ts'
import { independentOf, whoMay } from '#modules/company/second-person/server/index.ts'
import type { MonthHead } from '#modules/payroll/payroll-frame/server/index.ts'
import { publicId } from '#platform/model/ids.ts'
import type { Context } from '#platform/server/context.ts'

type Head = { id: number; number: number }

export const pageOf = ({ id }: { id: number }): string =>
  `/home/nominas-de-pago/nomina/${publicId('paymentList', id)}`

/** Tells whoever may release a new list, except its author and their other accounts. */
export async function tellReleasers(context: Context, month: MonthHead, list: Head) {
  const author = context.session.loginId ?? 0
  const able = await whoMay(context, 'transfers.update', month.businessId)
  const free = await independentOf(
    context,
    author,
    able.map(({ loginId }) => loginId),
  )
  await notify(
    context,
    able.flatMap(({ loginId, userId }) =>
      userId === null || userId === context.actor.userId || !free.has(loginId)
        ? []
        : {
            userId,
            kind: 'REQUEST' as const,
            key: `payment-list:${list.id}`,
            title: `Una nómina de ${month.businessName} espera que usted la libere`,
            link: pageOf(list),
            // The inbox shows it already.
            shown: false,
            mail: 'DIGEST' as const,
          },
    ),
  )
}

type Answered = Head & { creatorUserId: number | null; version: number }

/** Tells the author of a list what another person answered. */
export async function tellAuthor(context: Context, list: Answered, answer: 'release' | 'giveBack') {
  if (list.creatorUserId === null) return
  const key = `payment-list-answered:${list.id}:${list.version}`
  const title = `La nómina ${list.number} fue ${answer === 'release' ? 'liberada' : 'devuelta'}`
  const said = { userId: list.creatorUserId, key, title, link: pageOf(list) }
  await notifyAnswer(context, said, 'DIGEST')
}
