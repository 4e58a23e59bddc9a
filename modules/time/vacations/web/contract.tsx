import { VacationContracts } from '#generated/operations/vacations.ts'
import { Choice } from '#platform/web/kit/form/Choice.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import type { ContractItem } from './types.ts'
import './vacations.css'

/**
 * The contract of somebody that is looked at, kept in the address: the one chosen there, or the
 * newest that has not ended. `instead` is what to show until there is one; `which` names it
 * where its person has several.
 *
 * @param userId whose contracts; null are one's own
 */
export function useContract(userId: string | null) {
  const { data, error, reload } = useDetail(VacationContracts, { input: { userId } })
  const [params, setParams] = useAddressParams()
  const all = data?.vacationContracts ?? []
  const asked = params.get('contrato')
  const contract = all.find(({ id }) => id === asked) ?? all.find(({ ended }) => !ended) ?? all[0]
  const instead = error ? (
    <LoadProblem error={error} retry={reload} />
  ) : !data ? (
    <PageSkeleton header={false} />
  ) : contract ? undefined : (
    <EmptyState title={userId === null ? 'Usted no tiene contrato' : 'Sin contratos'}>
      {userId === null
        ? 'Las vacaciones son siempre de un contrato: las suyas estarían aquí. Las de los demás ' +
          'están en las otras pestañas.'
        : 'Las vacaciones son siempre de un contrato, y no hay ninguno a su alcance.'}
    </EmptyState>
  )
  const choose = (id: string) =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      next.set('contrato', id)
      return next
    })
  const chooser = contract && all.length > 1 && (
    <Chooser all={all} contract={contract} choose={choose} />
  )
  const which = all.length > 1 ? contract?.label : undefined
  return { contract, instead, chooser, which }
}

type ChooserProps = {
  all: readonly ContractItem[]
  contract: ContractItem
  choose: (id: string) => void
}

const Chooser = ({ all, contract, choose }: ChooserProps) => (
  <div className="vac-contract">
    <Choice
      aria-label="Contrato"
      value={contract.id}
      onChange={(id) => id !== null && choose(id)}
      options={all.map(({ id, label, ended }) => ({
        value: id,
        label: ended ? `${label} (terminado)` : label,
      }))}
    />
  </div>
)
