import { useOutletContext } from 'react-router'
import { counted } from '#chile/counts.ts'
import { formatPesos } from '#chile/numbers.ts'
import { monthLabel } from '#chile/period.ts'
import type { UserLoansQuery } from '#generated/documents/graphql.ts'
import { EmployerLoanPaper, UserLoans } from '#generated/operations/employer-loans.ts'
import { OwedPanel } from '#modules/payroll/debts/web/index.ts'
import { openFile } from '#platform/web/api/files.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { NoAccess } from '#platform/web/kit/page/NoAccess.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useCan } from '#platform/web/screen/me.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Schedule } from './Schedule.tsx'

const newLoan = pathTo('prestamos/nuevo')

/** What the page of a person tells to this tab of it. */
type Shared = { person: { id: string; contractId?: string | null }; isOwn: boolean }

/** The loans that a person has of the company: of a worker, their own. */
export default function PersonTab() {
  const { person, isOwn } = useOutletContext<Shared>()
  const mayRead = useCan()('userItems.read') || isOwn
  const { data, error, reload } = useDetail(
    UserLoans,
    { input: { userId: person.id } },
    { enabled: mayRead },
  )
  const paper = useAction(EmployerLoanPaper, { after: openFile, quiet: true, keepCache: true })
  if (!mayRead) return <NoAccess />
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return <PageSkeleton header={false} />
  const { contractId } = person
  const create = !isOwn && contractId && (
    <ActionButton permission="userItems.create" to={`${newLoan}?contrato=${contractId}`}>
      Nuevo préstamo
    </ActionButton>
  )
  const owed = <OwedPanel userId={person.id} isOwn={isOwn} />
  if (data.userLoans.length === 0) {
    return (
      <>
        {owed}
        <EmptyState title="Sin préstamos" action={create}>
          {isOwn ? 'La empresa no le ha prestado.' : 'La empresa no ha prestado a esta persona.'}
        </EmptyState>
      </>
    )
  }
  return (
    <>
      {create && <div className="mg-toolbar">{create}</div>}
      {owed}
      {data.userLoans.map((loan) => (
        <Panel
          key={loan.id}
          title={`Préstamo de ${formatPesos(loan.amount)}`}
          text={wordsOf(loan)}
          action={
            <ActionButton onClick={() => paper.run({ input: { id: loan.id } })}>
              Descargar documento
            </ActionButton>
          }
        >
          <Schedule loan={loan} />
        </Panel>
      ))}
    </>
  )
}

type Loan = UserLoansQuery['userLoans'][number]

const wordsOf = ({ grantedOn, totalQuotas, balance, lastMonth }: Loan) =>
  `Otorgado el ${formatDate(grantedOn)} en ${counted(totalQuotas, 'cuota', 'cuotas')}. ` +
  `Se deben ${formatPesos(balance)}${lastMonth ? `, hasta ${monthLabel(lastMonth)}.` : '.'}`
