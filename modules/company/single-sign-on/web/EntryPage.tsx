import { type FormEvent, useEffect, useState } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import { SignInWay } from '#generated/operations/single-sign-on.ts'
import {
  Box,
  pageAskedFor,
  SessionLayout,
  Submit,
  TextField,
} from '#modules/company/session/web/index.ts'
import { asApiError, request } from '#platform/web/api/api.ts'
import { startRound } from './rounds.ts'

type Way = { slug: string; company: string; provider: string }

/** Coming in with the account of one's company: at the company's own address, or by one's mail. */
export default function EntryPage() {
  const { slug } = useParams()
  return slug === undefined ? <Asking /> : <OfCompany key={slug} slug={slug} />
}

async function wayOf(place: string): Promise<Way | undefined> {
  const { signInWay } = await request(SignInWay, { input: { place } }, { nobody: true })
  const { slug, company, provider } = signInWay
  return slug && company && provider ? { slug, company, provider } : undefined
}

const NONE =
  'Con eso no se encuentra el ingreso de una empresa. Abra la dirección que le dio su empresa ' +
  'para ingresar, o ingrese con su contraseña.'

function Asking() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const [place, setPlace] = useState(() => typedIn(state))
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || place.trim() === '') return
    setBusy(true)
    setProblem(undefined)
    try {
      const way = await wayOf(place.trim())
      if (way) await navigate(`/ingreso/${way.slug}`, { state: { from: pageAskedFor(state) } })
      else setProblem(NONE)
    } catch (failure) {
      setProblem(asApiError(failure).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <SessionLayout
      title="Entrar con la cuenta de su empresa"
      text="La misma con que abre su correo o su equipo en el trabajo."
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label="Correo o usuario"
          name="place"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          maxLength={320}
          value={place}
          onChange={(event) => setPlace(event.target.value)}
        />
        {problem && <Box>{problem}</Box>}
        <Submit busy={busy} disabled={place.trim() === ''}>
          Seguir
        </Submit>
      </form>
      <ByPassword />
    </SessionLayout>
  )
}

const typedIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'typed' in state ? String(state.typed) : ''

function ByPassword() {
  const from = pageAskedFor(useLocation().state)
  return (
    <p>
      <Link to="/login" state={{ from }}>
        Ingresar con contraseña
      </Link>
    </p>
  )
}

function OfCompany({ slug }: { slug: string }) {
  const page = pageAskedFor(useLocation().state)
  const [way, setWay] = useState<Way | null>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    wayOf(slug).then(
      (found) => setWay(found ?? null),
      (failure: unknown) => setProblem(asApiError(failure).message),
    )
  }, [slug])
  const go = async () => {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      location.assign(await startRound({ purpose: 'SIGN_IN', slug, page }))
    } catch (failure) {
      setProblem(asApiError(failure).message)
      setBusy(false)
    }
  }
  return (
    <SessionLayout title="Ingresar" text={way ? way.company : undefined}>
      {way === null && <Box>{NONE}</Box>}
      {problem && <Box>{problem}</Box>}
      {way && (
        <button type="button" className="session-submit" disabled={busy} onClick={() => void go()}>
          {`Entrar con ${way.provider}`}
        </button>
      )}
      <ByPassword />
    </SessionLayout>
  )
}
