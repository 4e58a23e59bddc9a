import { notify } from '#modules/company/notices/server/index.ts'
import { independentOf, recipientsOf, whoMay } from '#modules/company/second-person/server/index.ts'
import type { MonthHead } from '#modules/payroll/payroll-frame/server/index.ts'
import { ProcessType } from '#modules/payroll/payroll-frame/model/payroll-month.ts'
import { processScreen } from '#modules/payroll/payroll-frame/model/process-screen.ts'
import { publicId } from '#platform/model/ids.ts'
import type { Context } from '#platform/server/context.ts'
import { enqueueMails } from '#platform/server/mail/mail.ts'
import { approvedMail, askedMail, processWords, returnedMail } from './mails.ts'

type Asked = { number: number; requestedBy: number; requestedUser: number | null }

/**
 * Sends a mail to the people who may approve a new closing request, except to the requester and to
 * accounts of the same person. The mail is written in the transaction, once per request and person.
 */
export async function tellApprovers(context: Context, month: MonthHead, asked: Asked) {
  const { requestedBy, requestedUser } = asked
  const able = await whoMay(context, 'payrollClosing.create', month.businessId)
  const [asker] = await recipientsOf(context, [requestedBy])
  const free = await independentOf(
    context,
    requestedBy,
    able.map(({ loginId }) => loginId),
  )
  const others = able.filter(
    ({ loginId, userId }) =>
      free.has(loginId) && (requestedUser === null || userId !== requestedUser),
  )
  await enqueueMails(
    context.tx,
    others.flatMap(({ loginId, name, email }) =>
      email === null
        ? []
        : {
            key: `closing-asked:${keyOf(context, month, asked)}:${loginId}`,
            to: email,
            mail: askedMail({ ...about(context, month), name, other: asker?.name ?? '' }),
          },
    ),
  )
}

/** Notifies the requester that a closing was approved, or returned with a note. */
export async function tellAsker(
  context: Context,
  month: MonthHead,
  asked: Asked,
  answer: 'APPROVED' | 'RETURNED',
) {
  const { loginId } = context.principal
  const people = await recipientsOf(context, [asked.requestedBy, loginId])
  const asker = people.find((one) => one.loginId === asked.requestedBy)
  if (!asker) return
  const { process, url } = about(context, month)
  if (asker.userId !== null) {
    await notify(context, [
      {
        userId: asker.userId,
        kind: 'ANSWER',
        key: `closing:${month.id}:${asked.number}`,
        title: `El cierre de ${process} fue ${answer === 'APPROVED' ? 'aprobado' : 'devuelto'}`,
        link: new URL(url).pathname,
        shown: true,
        mail: 'OWN',
      },
    ])
  }
  if (asker.email === null) return
  const other = people.find((one) => one.loginId === loginId)?.name ?? ''
  const write = answer === 'APPROVED' ? approvedMail : returnedMail
  await enqueueMails(context.tx, [
    {
      key: `closing-answered:${keyOf(context, month, asked)}`,
      to: asker.email,
      mail: write({ process, url, name: asker.name, other }),
    },
  ])
}

const keyOf = ({ session }: Context, { id }: MonthHead, { number }: Asked) =>
  `${session.companyId}:${id}:${number}`

function about({ services }: Context, { id, type, yearMonth, businessName }: MonthHead) {
  const page = processScreen(type).replace(':id', publicId('payrollMonth', id))
  return {
    process: processWords(ProcessType.label(type), yearMonth, businessName),
    url: `${services.publicUrl}/home/${page}`,
  }
}
