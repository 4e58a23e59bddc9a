import { useEffect, useState } from 'react'
import { Link, type NavigateFunction, useNavigate } from 'react-router'
import { ProveSecond, SignInSecond } from '#generated/operations/session.ts'
import { type Asked, Box, SecondFields, SessionLayout } from '#modules/company/session/web/index.ts'
import { ApiError, asApiError, dataOf, request } from '#platform/web/api/api.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { browserMarks, sessionStore } from '#platform/web/api/session-store.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { type Finished, finishRound, tellProved } from './rounds.ts'

/** Where the provider's round ends: in a session, a link or a proof, or with the reason why not. */
export default function ReturnPage() {
  const [finished, setFinished] = useState<Finished>()
  const [problem, setProblem] = useState<string>()
  const [proved, setProved] = useState(false)
  const navigate = useNavigate()
  useEffect(() => {
    finishRound().then(
      (answer) => {
        if (answer.problem === null) end(answer, navigate, () => setProved(true))
        setProblem(answer.problem ?? undefined)
        setFinished(answer)
      },
      (failure: unknown) => setProblem(asApiError(failure).message),
    )
  }, [navigate])
  if (problem !== undefined) return <Refused problem={problem} finished={finished} />
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
function end(finished: Finished, navigate: NavigateFunction, onProved: () => void): void {
  const { purpose, token, second } = finished
  if (second) return
  if (purpose === 'PROOF') {
    tellProved()
    onProved()
  } else if (purpose === 'LINK') {
    location.replace(pathTo('cuenta/cuenta-empresa'))
  } else if (token) {
    enter(navigate, { ...finished, token })
  }
}

type Entering = { token: string; browser: string | null; page: string | null }

/**
 * Goes to the page that was asked for, by /home: there, people without any open area read why.
 * Everything is asked anew: another person may have been here.
 */
function enter(navigate: NavigateFunction, { token, browser, page }: Entering): void {
  if (browser) browserMarks.add(browser)
  queryClient.clear()
  sessionStore.set(token)
  void navigate('/home', { replace: true, state: { from: page } })
}

type SecondProps = { finished: Finished; asked: Asked; onProved: () => void }

function Second({ finished, asked, onProved }: SecondProps) {
  const navigate = useNavigate()
  return (
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
          enter(navigate, {
            token: data.token,
            browser: data.browser ?? null,
            page: finished.page,
          })
        }}
      />
    </SessionLayout>
  )
}

function Proved() {
  useEffect(() => window.close(), [])
  return (
    <SessionLayout title="Listo" text="Ya confirmó quién es.">
      <Box tone="success">Cierre esta ventana y siga donde estaba.</Box>
    </SessionLayout>
  )
}

type RefusedProps = { problem: string; finished: Finished | undefined }

const Refused = ({ problem, finished }: RefusedProps) => (
  <SessionLayout title={finished?.purpose === 'SIGN_IN' ? 'No pudo ingresar' : 'No se completó'}>
    <Box>{problem}</Box>
    <p>
      {finished?.purpose === 'LINK' ? (
        <Link to={pathTo('cuenta/cuenta-empresa')}>Volver a su cuenta</Link>
      ) : (
        <Link to="/login" state={{ from: finished?.page }}>
          Volver a ingresar
        </Link>
      )}
    </p>
  </SessionLayout>
)
