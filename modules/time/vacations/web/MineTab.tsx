import { VacationConfig } from '#generated/operations/vacations.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { NEW, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { useMe } from '#platform/web/screen/me.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Balance } from './Balance.tsx'
import { useContract } from './contract.tsx'
import { OwnList } from './OwnList.tsx'
import { NewRequest } from './RequestDialog.tsx'
import type { ContractItem } from './types.ts'

/** One's own vacations: the balance, asking for days, and what was asked. */
export default function MineTab() {
  const { contract, instead, chooser, which } = useContract(null)
  if (!contract) return instead
  return (
    <>
      {chooser}
      <Own key={contract.id} contract={contract} which={which} />
    </>
  )
}

type Props = { contract: ContractItem; which: string | undefined }

function Own({ contract, which }: Props) {
  const me = useMe()
  const form = useOpenForm(`vacaciones ${contract.id}`)
  const input = { userContractId: contract.id }
  const { data, error, lacks, reload } = useDetail(
    VacationConfig,
    { input },
    { needs: 'vacationConfig.read' },
  )
  const whyNot = contract.ended
    ? 'El contrato terminó'
    : contract.canAsk
      ? undefined
      : 'Su empresa no recibe aquí las solicitudes: pida sus vacaciones a RR.HH.'
  const ask = (
    <ActionButton look="primary" onClick={() => form.open()} disabled={whyNot}>
      Pedir vacaciones
    </ActionButton>
  )
  return (
    <>
      {error ? (
        <LoadProblem error={error} retry={reload} />
      ) : data ? (
        <Balance config={data.vacationConfig} action={ask} />
      ) : lacks ? (
        <Panel title="Saldo" action={ask}>
          <p className="soft">Su perfil no muestra el saldo: consúltelo en RR.HH.</p>
        </Panel>
      ) : (
        <PageSkeleton header={false} />
      )}
      <Panel title="Mis solicitudes">
        <OwnList userId={me.id} form={form} empty="Pida sus primeros días." />
      </Panel>
      {form.key === NEW && <NewRequest contract={contract} which={which} form={form} />}
    </>
  )
}
