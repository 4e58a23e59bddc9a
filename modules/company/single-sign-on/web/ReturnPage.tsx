import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { ProveSecond, SignInSecond } from '#generated/operations/session.ts'
import { type Asked, Box, SecondFields, SessionLayout } from '#modules/company/session/web/index.ts'
import { ApiError, asApiError, dataOf, request } from '#platform/web/api/api.ts'
import { browserMarks, sessionStore } from '#platform/web/api/session-store.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { type Finished, finishRound, tellProved } from './rounds.ts'

/** Where the provider's round ends: in a session, a link or a proof, or with the reason why not. */
export default function ReturnPage() {
  const [finished, setFinished] = useState<Finished>()
  const [problem, setProblem] = useState<string>()
  const [proved, setProved] = useState(false)
  useEffect(() => {
    finishRound().then(
      (answer) => {
        if (answer.problem === null) end(answer, () => setProved(true))
        setProblem(answer.problem ?? undefined)
        setFinished(answer)
      },
      (failure: unknown) => setProblem(asApiError(failure).message),
    )
  }, [])
  if (problem !== undefined) return <Refused problem={problem} purpose={finished?.purpose} />
  if (proved) return <Proved />
  if (finished?.second) {
    return <Second finished={finished} asked={finished.second} onProved={() => setProved(true)} />
  }
  return (
    <SessionLayout title="Ingresando">
      <Box tone="info">Un momento…</Box>
    </SessionLayout>
  )
}

/** What follows without another question. */
function end({ purpose, token, browser, second }: Finished, onProved: () => void): void {
  if (second) return
  if (purpose === 'PROOF') {
    tellProved()
    onProved()
  } else if (purpose === 'LINK') {
    location.replace(pathTo('cuenta/cuenta-empresa'))
  } else if (token) {
    enter(token, browser)
  }
}

/** Everything on screen is loaded anew: another person may have been here. */
function enter(token: string, browser: string | null): void {
  if (browser) browserMarks.add(browser)
  sessionStore.set(token)
  location.replace('/home')
}

type SecondProps = { finished: Finished; asked: Asked; onProved: () => void }

const Second = ({ finished, asked, onProved }: SecondProps) => (
  <SessionLayout title="Confirme que es usted" text="Su cuenta pide un segundo factor.">
    <SecondFields
      asked={asked}
      submit={finished.purpose === 'PROOF' ? 'Confirmar' : 'Ingresar'}
      answer={async (given) => {
        const input = { challenge: asked.challenge, ...given }
        if (finished.purpose === 'PROOF') {
          dataOf((await request(ProveSecond, { input })).proveSecond)
          tellProved()
          return onProved()
        }
        const data = dataOf((await request(SignInSecond, { input })).signInSecond)
        if (!data?.token) throw new ApiError('internal', 'Ha ocurrido un error')
        enter(data.token, data.browser ?? null)
      }}
    />
  </SessionLayout>
)

function Proved() {
  useEffect(() => window.close(), [])
  return (
    <SessionLayout title="Listo" text="Ya confirmó quién es.">
      <Box tone="success">Cierre esta ventana y siga donde estaba.</Box>
    </SessionLayout>
  )
}

type RefusedProps = { problem: string; purpose: Finished['purpose'] | undefined }

const Refused = ({ problem, purpose }: RefusedProps) => (
  <SessionLayout title={purpose === 'SIGN_IN' ? 'No pudo ingresar' : 'No se completó'}>
    <Box>{problem}</Box>
    <p>
      {purpose === 'LINK' ? (
        <Link to={pathTo('cuenta/cuenta-empresa')}>Volver a su cuenta</Link>
      ) : (
        <Link to="/login">Volver a ingresar</Link>
      )}
    </p>
  </SessionLayout>
)
