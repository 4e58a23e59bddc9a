import { Requests, useRequests } from './Requests.tsx'

/** What has all of its signatures. */
export default function CompletedTab() {
  return (
    <Requests
      box="COMPLETED"
      list={useRequests('COMPLETED')}
      title="Documentos firmados"
      empty={{
        title: 'Aún no hay documentos firmados',
        text: 'Los que tengan todas sus firmas estarán aquí, con su copia firmada.',
      }}
    />
  )
}
