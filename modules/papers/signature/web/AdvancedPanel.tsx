import { useEffect, useRef, useState } from 'react'
import { BeginAdvancedSignature } from '#generated/operations/signature.ts'
import { levelMeans } from '#modules/papers/advanced-signature/model/catalogs.ts'
import { Box } from '#modules/company/session/web/index.ts'
import { asApiError } from '#platform/web/api/api.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { Tick } from '#platform/web/kit/form/Toggle.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { Rejecting } from './SignPanel.tsx'
import type { Request } from './types.ts'
import './signature.css'

type State = NonNullable<Request['advanced']>['state']

/** Whether the signature is at the provider, or on its way to it. */
export const isAway = (state: State | undefined): boolean =>
  state === 'PREPARING' || state === 'WAITING'

/** Goes to sign with one's certificate on the pages of the provider, and comes back. */
export function AdvancedPanel({ request }: { request: Request }) {
  const { id, sha256, advanced } = request
  const [read, setRead] = useState(false)
  const [problem, setProblem] = useState<string>()
  const begin = useAction(BeginAdvancedSignature, { quiet: true })
  const asked = useRef(false)
  const url = advanced?.state === 'WAITING' ? advanced.url : null
  // Only who has just asked for it is taken there: whoever comes back stays.
  useEffect(() => {
    if (asked.current && url) window.location.assign(url)
  }, [url])
  const go = async () => {
    setProblem(undefined)
    asked.current = true
    try {
      await begin.attempt({ input: { id, sha256, read } })
    } catch (failure) {
      asked.current = false
      setProblem(asApiError(failure).message)
    }
  }
  return (
    <Panel title="Le toca firmar" text={levelMeans.ADVANCED}>
      <div className="sg-key">
        {advanced?.state === 'REFUSED' && advanced.problem && (
          <Box>{`Su firma no se aceptó. ${advanced.problem}. Fírmelo de nuevo.`}</Box>
        )}
        {problem && <Box>{problem}</Box>}
        {isAway(advanced?.state) ? (
          <Away advanced={advanced} />
        ) : (
          <>
            <Tick checked={read} onChange={setRead}>
              Leí el documento y lo firmo
            </Tick>
            <p className="sg-buttons">
              <ActionButton
                look="primary"
                disabled={read ? undefined : 'Marque que leyó el documento'}
                onClick={go}
              >
                Ir a firmar
              </ActionButton>
            </p>
          </>
        )}
      </div>
      <Rejecting request={request} />
    </Panel>
  )
}

/** While the provider does not answer it is asked again by itself. */
const prepared = (problem: string | null) =>
  problem
    ? `${problem}. Se vuelve a intentar en unos minutos; no necesita hacer nada.`
    : 'Se prepara su firma. Tarda unos segundos.'

/** What whoever is at the provider, or has come back from it, may do meanwhile. */
function Away({ advanced }: { advanced: Request['advanced'] }) {
  return (
    <>
      <p className="soft" role="status">
        {advanced?.state === 'PREPARING'
          ? prepared(advanced.problem)
          : 'Se espera la respuesta del prestador. Si ya firmó, tarda unos segundos.'}
      </p>
      {advanced?.url && (
        <p className="sg-buttons">
          <a href={advanced.url}>Volver a la página del prestador</a>
        </p>
      )}
    </>
  )
}
