import { useOutletContext } from 'react-router'
import { CostCenterGroupCatalogue } from '#generated/catalogues.ts'
import {
  CostCentersByBusiness,
  CostCentersByContract,
  CostCentersByUnit,
} from '#generated/operations/cost-centers.ts'
import { ContractsToSplit } from '#generated/operations/parts/cost-centers.ts'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { GroupSplit } from './GroupSplit.tsx'
import type { SplitContract } from './types.ts'

/** «Centros de costo» of the ficha: where the cost of each contract of the person is booked. */
export default function PersonTab() {
  const { person } = useOutletContext<{ person: { id: string } }>()
  const detail = useDetail(ContractsToSplit, { input: { userId: person.id } })
  if (detail.error) return <LoadProblem error={detail.error} retry={detail.reload} />
  if (detail.loading) return <PageSkeleton header={false} />
  const contracts = detail.data?.userContracts ?? []
  if (contracts.length === 0) {
    return (
      <EmptyState title="Sin contratos a su alcance">
        Aquí estará en qué centros se carga el costo de cada contrato de la persona.
      </EmptyState>
    )
  }
  return contracts.map((contract) => <OfContract key={contract.id} contract={contract} />)
}

function OfContract({ contract }: { contract: SplitContract }) {
  const parts = useDetail(CostCentersByContract, { input: { contractId: contract.id } })
  const byUnit = useDetail(CostCentersByUnit, { input: { contractId: contract.id } })
  const centers = useDetail(CostCentersByBusiness, { input: { businessId: contract.businessId } })
  const groups = useDetail(CostCenterGroupCatalogue.list)
  const failed = [parts, byUnit, centers, groups].find(({ error }) => error)
  if (failed?.error) return <LoadProblem error={failed.error} retry={failed.reload} />
  if (!parts.data || !byUnit.data || !centers.data || !groups.data)
    return <PageSkeleton header={false} />
  const { costCentersByContract: all } = parts.data
  const { costCentersByUnit: unit } = byUnit.data
  const { costCentersByBusiness: usable } = centers.data
  const shown = groups.data.costCenterGroups.filter(
    ({ id, status }) => status === 'ACTIVE' || all.some(({ groupId }) => groupId === id),
  )
  return (
    <article aria-label={`${contract.jobTitle}, ${contract.businessName}`}>
      <h2 className="cc-contract">
        {contract.jobTitle} · {contract.businessName}
      </h2>
      {shown.length === 0 && (
        <EmptyState title="Sin grupos de centros de costo">
          Se agregan en Empresa, Centros de costo.
        </EmptyState>
      )}
      {shown.map((group) => (
        <GroupSplit
          key={group.id}
          contract={contract}
          group={group}
          parts={all.filter(({ groupId }) => groupId === group.id)}
          byUnit={unit.find(({ groupId }) => groupId === group.id)}
          centers={usable.filter(({ groupId }) => groupId === group.id)}
        />
      ))}
    </article>
  )
}
