import { useOutletContext } from 'react-router'
import { counted } from '#chile/counts.ts'
import { formatPesos } from '#chile/numbers.ts'
import { monthLabel } from '#chile/period.ts'
import { EmployerLoanPaper, UserLoans } from '#generated/operations/employer-loans.ts'
import { openFile } from '#platform/web/files.ts'
import { formatDate } from '#platform/web/format.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { EmptyState } from '#platform/web/kit/EmptyState.tsx'
import { Panel } from '#platform/web/kit/Figures.tsx'
import { LoadProblem } from '#platform/web/kit/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/PageSkeleton.tsx'
import { NoAccess } from '#platform/web/kit/NoAccess.tsx'
import { useCan } from '#platform/web/me.tsx'
import { useAction } from '#platform/web/useAction.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { Schedule } from './Schedule.tsx'

/** What the page of a person tells to this tab of it. */
type Shared = { person: { id: string }; isOwn: boolean }

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
  if (data.userLoans.length === 0) {
    return (
      <EmptyState title="Sin préstamos">
        {isOwn ? 'La empresa no le ha prestado.' : 'La empresa no ha prestado a esta persona.'}
      </EmptyState>
    )
  }
  return data.userLoans.map((loan) => (
    <Panel
      key={loan.id}
      title={`Préstamo de ${formatPesos(loan.amount)}`}
      text={
        `Otorgado el ${formatDate(loan.grantedOn)} en ` +
        `${counted(loan.totalQuotas, 'cuota', 'cuotas')}. Se deben ${formatPesos(loan.balance)}` +
        (loan.lastMonth ? `, hasta ${monthLabel(loan.lastMonth)}.` : '.')
      }
      action={
        <ActionButton onClick={() => paper.run({ input: { id: loan.id } })}>
          Descargar documento
        </ActionButton>
      }
    >
      <Schedule loan={loan} />
    </Panel>
  ))
}
