import { ContractAnnexes } from '#generated/operations/annexes.ts'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { useSendToSign } from '#modules/papers/documents/web/index.ts'
import { RecordsPage, useRecords } from '#platform/web/kit/record/RecordsPage.tsx'
import { ContractAnnex } from '../model/annex.ts'
import { AnnexDialogs } from './dialogs.tsx'
import { peopleColumns, useAnnexes } from './rows.tsx'

/** The annexes of all contracts within reach: which are drafts, and which wait for a signature. */
export default function AnnexesPage() {
  const form = useOpenForm('anexo')
  const sending = useSendToSign()
  const list = useRecords(ContractAnnex, ContractAnnexes)
  return (
    <>
      <RecordsPage
        {...useAnnexes(form, sending.send)}
        list={list}
        title="Anexos de contrato"
        columns={peopleColumns}
        empty="Un anexo se hace en el contrato de la ficha de cada persona, y se sigue aquí."
      />
      <AnnexDialogs rows={list.rows} form={form} />
      {sending.dialog}
    </>
  )
}
