import { ContractHistory } from '#generated/operations/contracts.ts'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { VersionHistory } from '#platform/web/kit/record/VersionHistory.tsx'
import { wordOf } from '#platform/web/kit/text/words.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Contract } from '../model/contract.ts'
import { usePersonContracts } from './ContractsTab.tsx'

type Props = { userId: string; reveal: boolean }

/** The history of each contract of a person. */
export function ContractHistories({ userId, reveal }: Props) {
  const { data } = usePersonContracts({ userId, reveal })
  return (data?.userContracts ?? []).map(({ id, jobTitle, businessName }) => (
    <OneHistory key={id} id={id} reveal={reveal} title={`Contrato: ${jobTitle}, ${businessName}`} />
  ))
}

function OneHistory({ id, reveal, title }: { id: string; reveal: boolean; title: string }) {
  const { data, error, loading, reload } = useDetail(
    ContractHistory,
    { input: { id, reveal } },
    { needs: 'contracts.read' },
  )
  if (error) return <LoadProblem error={error} retry={reload} />
  if (loading || !data) return <PageSkeleton header={false} />
  return (
    <Panel title={title}>
      <VersionHistory
        title={title}
        {...data.contractHistory}
        word={(attribute, value) => wordOf(Contract, attribute, value)}
      />
    </Panel>
  )
}
