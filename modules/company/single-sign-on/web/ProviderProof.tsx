import { useEffect, useState } from 'react'
import { OwnSignIn } from '#generated/operations/single-sign-on.ts'
import { Box } from '#modules/company/session/web/index.ts'
import { asApiError } from '#platform/web/api/api.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { startRound, whenProved } from './rounds.ts'

const WINDOW = 'popup,width=520,height=680'

/**
 * Another way to prove who one is, for who comes in with the account of their company: the provider
 * asks them anew, in a window of its own, so that what is half written stays where it is.
 */
export function ProviderProof({ onProved }: { onProved: () => void }) {
  const { data } = useDetail(OwnSignIn)
  const [problem, setProblem] = useState<string>()
  const [waiting, setWaiting] = useState(false)
  useEffect(() => (waiting ? whenProved(onProved) : undefined), [waiting, onProved])
  const own = data?.ownSignIn
  if (!own?.provider || !own.isActive || !own.linkedAt) return null
  const begin = async () => {
    setProblem(undefined)
    // Opened by the click itself: a browser keeps closed what opens later.
    const opened = window.open('', 'minga-sso', WINDOW)
    if (!opened) return setProblem('El navegador no dejó abrir la ventana: permítala y reintente.')
    setWaiting(true)
    try {
      opened.location.href = await startRound({ purpose: 'PROOF' })
    } catch (failure) {
      opened.close()
      setProblem(asApiError(failure).message)
    }
  }
  return (
    <>
      <p>
        <button type="button" className="session-link" onClick={() => void begin()}>
          {`Confirmar con ${own.provider}`}
        </button>
      </p>
      {waiting && !problem && <p className="soft">Siga en la ventana que se abrió.</p>}
      {problem && <Box>{problem}</Box>}
    </>
  )
}
