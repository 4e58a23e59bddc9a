import { Requests } from './Requests.tsx'

/** What waits for the signature of the person. */
export default function ToSignTab() {
  return (
    <Requests
      box="TO_SIGN"
      title="Documentos por firmar"
      empty={{
        title: 'No tiene documentos por firmar',
        text: 'Cuando le toque firmar uno, estará aquí y recibirá un aviso.',
      }}
    />
  )
}
