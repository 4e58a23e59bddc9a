import { UserDebts } from '#generated/operations/debts.ts'
import { formatPesos } from '#chile/numbers.ts'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { OwedLines } from './OwedLines.tsx'

type Props = { userId: string; isOwn: boolean }

/** Everything that a person owes the company, wherever it was entered, and what it owes them. */
export function OwedPanel({ userId, isOwn }: Props) {
  const { data, error, reload } = useDetail(UserDebts, { input: { userId } })
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return null
  return data.userDebts.map(({ contractId, contractCode, businessName, debts, total }) => (
    <Panel
      key={contractId}
      title={`${isOwn ? 'Lo que debe' : 'Lo que debe la persona'}: ${formatPesos(total)}`}
      text={
        `${businessName}${contractCode ? `, contrato ${contractCode}` : ''}. Después del último ` +
        'mes cerrado; al término del contrato se propone en el finiquito.'
      }
    >
      <OwedLines debts={debts} />
    </Panel>
  ))
}
