import { GiveElectronicConsent } from '#generated/operations/signature.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useAsk } from '#platform/web/kit/page/Dialog.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { formatMoment } from '#platform/web/look/format.ts'
import type { Own } from './types.ts'
import './signature.css'

/** What one accepts before one's first signature, and may take back. */
export function ConsentPanel({ own }: { own: Own }) {
  const ask = useAsk()
  const say = useAction(GiveElectronicConsent, {
    done: ({ accepts }) => (accepts ? 'Aceptó firmar electrónicamente' : 'Firmará en papel'),
  })
  const { textSha256 } = own
  const refuse = () =>
    ask({
      title: own.accepts ? 'Retirar la aceptación' : 'No aceptar',
      text: 'Firmará en papel. Puede aceptar cuando quiera.',
      okText: own.accepts ? 'Retirar' : 'No acepto',
      onOk: () => say.run({ input: { accepts: false, textSha256 } }),
    })
  return (
    <Panel
      title="Firma electrónica"
      text={own.accepts ? `Aceptó el ${formatMoment(own.consentAt)}` : 'Antes de firmar, lea:'}
    >
      <ul className="sg-consent">
        {own.text.split('\n').map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="sg-buttons">
        {!own.accepts && (
          <ActionButton
            look="primary"
            onClick={() => say.run({ input: { accepts: true, textSha256 } })}
            disabled={own.hasKey ? undefined : (own.whyNot ?? undefined)}
          >
            Acepto firmar electrónicamente
          </ActionButton>
        )}
        {(own.accepts || own.consent === null || own.consent === undefined) && (
          <ActionButton look="text" onClick={refuse}>
            {own.accepts ? 'Retirar mi aceptación' : 'No acepto'}
          </ActionButton>
        )}
      </p>
    </Panel>
  )
}
