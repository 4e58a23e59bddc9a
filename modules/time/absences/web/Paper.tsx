import { FilePick } from '#platform/web/kit/form/FilePick.tsx'

/** The paper of an absence: chosen once the contract is known. */
export const Paper = ({ contractId }: { contractId: string }) => (
  <FilePick
    label="Documento"
    help={contractId ? 'PDF o imagen, hasta 10 MB' : 'Elija primero el contrato'}
    disabled={!contractId}
    about={{ relatedType: 'absence', relatedId: contractId }}
  />
)
