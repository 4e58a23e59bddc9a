import { useState } from 'react'
import { formatDate } from '#platform/web/look/format.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { ViewSwitch } from '#platform/web/kit/form/Toggle.tsx'
import { useNarrow } from '#platform/web/look/media.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { ContractView } from './ContractView.tsx'
import { PersonContracts } from '#generated/operations/parts/contracts.ts'

export type ContractsProps = {
  /** A public id. */
  userId: string
  /** Today when it is not given. */
  asOf?: string | undefined
  reveal: boolean
  onReveal: () => void
  /** Where a contract is made. */
  newPath: string
}

const askFor = ({ userId, asOf, reveal }: Pick<ContractsProps, 'userId' | 'asOf' | 'reveal'>) => ({
  input: { userId, ...(asOf ? { asOf } : {}), reveal },
})
export const usePersonContracts = (ask: Pick<ContractsProps, 'userId' | 'asOf' | 'reveal'>) =>
  useDetail(PersonContracts, askFor(ask), { keep: true, needs: 'contracts.read' })

/** The contracts of a person, one at a time, as they were on a day. */
export function ContractsTab({ newPath, onReveal, ...ask }: ContractsProps) {
  const { data, loading, error, reload } = usePersonContracts(ask)
  const [chosen, setChosen] = useState<string>()
  const narrow = useNarrow()
  if (error) return <LoadProblem error={error} retry={reload} />
  if (loading) return <PageSkeleton header={false} />
  const contracts = data?.userContracts ?? []
  const contract = contracts.find(({ id }) => id === chosen) ?? contracts[0]
  const create = (
    <ActionButton permission="contracts.create" to={newPath}>
      Nuevo contrato
    </ActionButton>
  )
  if (!contract) {
    return (
      <EmptyState title="Sin contratos" action={create}>
        Aquí estarán los contratos de la persona, con lo que rige desde cada fecha.
      </EmptyState>
    )
  }
  return (
    <>
      {contracts.length > 1 && (
        <div className="mg-toolbar">
          <ViewSwitch
            aria-label="Contrato"
            orientation={narrow || contracts.length > 3 ? 'vertical' : 'horizontal'}
            value={contract.id}
            onChange={setChosen}
            options={contracts.map((one) => ({
              value: one.id,
              label: `${one.jobTitle}, desde ${formatDate(one.initialDate)}`,
            }))}
          />
        </div>
      )}
      <ContractView key={`${contract.id}-${ask.asOf}`} contract={contract} onReveal={onReveal} />
    </>
  )
}
