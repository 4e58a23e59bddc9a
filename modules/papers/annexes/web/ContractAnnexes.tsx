import { ContractAnnexes as Annexes } from '#generated/operations/annexes.ts'
import { useSendToSign } from '#modules/papers/documents/web/index.ts'
import type { ContractPlaceProps } from '#modules/people/contracts/web/index.ts'
import { NEW, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { RecordsPage, useRecords } from '#platform/web/kit/record/RecordsPage.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { ContractAnnex } from '../model/annex.ts'
import { ContractFilesPanel } from './ContractFilesPanel.tsx'
import { AnnexDialogs } from './dialogs.tsx'
import { NewAnnexDialog } from './NewAnnexDialog.tsx'
import { annexColumns, useAnnexes } from './rows.tsx'

/** «Anexos» of a contract, in the ficha, and its own paper. */
export default function ContractAnnexes(place: ContractPlaceProps) {
  const can = useCan()
  return (
    <>
      {can('annexes.read') && <AnnexesPanel {...place} />}
      {can('contractFiles.read') && <ContractFilesPanel {...place} />}
    </>
  )
}

function AnnexesPanel({ contract }: ContractPlaceProps) {
  const form = useOpenForm('anexo')
  const sending = useSendToSign()
  const list = useRecords(ContractAnnex, Annexes, { userContractId: contract.id })
  return (
    <Panel
      title="Anexos"
      action={
        <ActionButton permission="annexes.create" onClick={() => form.open()}>
          Nuevo anexo
        </ActionButton>
      }
    >
      <RecordsPage
        {...useAnnexes(form, sending.send)}
        list={list}
        title="Anexos"
        name="contract-annexes"
        embedded
        columns={annexColumns}
        empty="Lo que se acuerde cambiar del contrato queda aquí, con su firma."
      />
      {form.key === NEW && <NewAnnexDialog contract={contract} form={form} />}
      <AnnexDialogs rows={list.rows} form={form} />
      {sending.dialog}
    </Panel>
  )
}
