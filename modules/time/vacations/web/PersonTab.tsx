import type { ReactNode } from 'react'
import { useOutletContext } from 'react-router'
import { VacationConfig } from '#generated/operations/vacations.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { NEW, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Agreements } from './agreements.ts'
import { AtTheEnd } from './AtTheEnd.tsx'
import { Balance } from './Balance.tsx'
import { BalanceDays, useBalanceDays } from './BalanceDays.tsx'
import { ConfigFacts } from './ConfigFacts.tsx'
import { ConfigDialogs, ConfigMenu } from './ConfigDialogs.tsx'
import { useContract } from './contract.tsx'
import { Ledger } from './Ledger.tsx'
import { OwnList } from './OwnList.tsx'
import { Periods } from './Periods.tsx'
import { NewRequest } from './RequestDialog.tsx'
import type { ContractItem } from './types.ts'
import { ZoneProposals } from './ZoneProposals.tsx'

/** What the page of a person tells to this tab of it. */
type Shared = { person: { id: string; fullname?: string | null }; isOwn: boolean }

/** «Vacaciones» of the ficha: balance, requests, ledger and configuration of one person. */
export default function PersonTab() {
  const { person, isOwn } = useOutletContext<Shared>()
  const { contract, instead, chooser, which } = useContract(person.id)
  if (!contract) return instead
  return (
    <>
      {chooser}
      <OfContract
        key={contract.id}
        contract={contract}
        which={which}
        userId={person.id}
        isOwn={isOwn}
      />
    </>
  )
}

type Props = {
  contract: ContractItem
  which: string | undefined
  userId: string
  isOwn: boolean
}

function OfContract({ contract, which, userId, isOwn }: Props) {
  const can = useCan()
  // What was typed for one contract is of no other.
  const form = useOpenForm(`vacaciones ${contract.id}`)
  const create = contract.canAsk && (
    <ActionButton look="primary" onClick={() => form.open()}>
      {isOwn ? 'Pedir vacaciones' : 'Nuevas vacaciones'}
    </ActionButton>
  )
  const requests = (
    <Panel title="Solicitudes" action={create}>
      <OwnList
        userId={userId}
        form={form}
        empty={isOwn ? 'Pida sus primeros días.' : 'Las vacaciones de esta persona quedan aquí.'}
      />
    </Panel>
  )
  return (
    <>
      {contract.canSeeBalance && can('vacationConfig.read') ? (
        <Account contract={contract} isOwn={isOwn}>
          {requests}
        </Account>
      ) : (
        requests
      )}
      {form.key === NEW && (
        <NewRequest
          contract={contract}
          name={isOwn ? undefined : (contract.fullname ?? undefined)}
          which={which}
          form={form}
        />
      )}
    </>
  )
}

type AccountProps = { contract: ContractItem; isOwn: boolean; children: ReactNode }

/** Where the account of a contract stands on a day, and all that it follows from. */
function Account({ contract, isOwn, children }: AccountProps) {
  const can = useCan()
  const days = useBalanceDays()
  const form = useOpenForm(`cuenta de vacaciones ${contract.id}`)
  const input = { userContractId: contract.id, asOf: days.asOf ?? null }
  const { data, error, reload } = useDetail(VacationConfig, { input }, { keep: true })
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return <PageSkeleton header={false} />
  const config = data.vacationConfig
  const menu = contract.canConfigure && <ConfigMenu form={form} />
  return (
    <>
      <BalanceDays days={days} />
      <Balance config={config} action={menu} />
      {children}
      <Ledger contractId={contract.id} days={days} />
      <Periods config={config} />
      {can('vacationCompensations.read') && <Agreements contractId={contract.id} isOwn={isOwn} />}
      {contract.canConfigure && <ZoneProposals contractId={contract.id} />}
      {can('settlements.read') && <AtTheEnd contractId={contract.id} />}
      <Panel title="Configuración" text="De qué depende el saldo">
        <ConfigFacts config={config} />
      </Panel>
      <ConfigDialogs config={config} form={form} />
    </>
  )
}
