import { Requests, useRequests } from './Requests.tsx'

/** What was sent to sign and lacks signatures. */
export default function SentTab() {
  return (
    <Requests
      box="SENT"
      list={useRequests('SENT')}
      title="Documentos en firma"
      empty={{
        title: 'No hay documentos en firma',
        text: 'Envíe uno desde Documentos, con «Enviar a firma».',
      }}
    />
  )
}
