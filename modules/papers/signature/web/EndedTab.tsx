import { Requests, useRequests } from './Requests.tsx'

/** What ended without its signatures. */
export default function EndedTab() {
  return (
    <Requests
      box="ENDED"
      list={useRequests('ENDED')}
      title="Firmas que no se completaron"
      empty={{
        title: 'Ninguna firma se rechazó',
        text: 'Las rechazadas, vencidas o canceladas estarán aquí, con su motivo.',
      }}
    />
  )
}
