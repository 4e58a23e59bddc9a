import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { OwnFactors, StartTotp } from '#generated/operations/second-factor.ts'
import { AddTotp, RecoveryCodes, useAddPasskey } from '#modules/company/second-factor/web/index.ts'
import { Box, SessionLayout, signOut } from '#modules/company/session/web/index.ts'
import { AntProvider } from '#platform/web/look/AntProvider.tsx'
import { asApiError, dataOf, request } from '#platform/web/api/api.ts'
import { knowsPasskeys } from '#platform/web/api/passkeys.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'

type Started = { challenge: string; secret: string; uri: string }

/** The only screen of somebody whose company asks for a second factor, until they have one. */
export default function EnrollingPage() {
  return (
    <AntProvider>
      <Enrolling />
    </AntProvider>
  )
}

function Enrolling() {
  const cache = useQueryClient()
  const { data } = useDetail(OwnFactors)
  const addPasskey = useAddPasskey()
  const [started, setStarted] = useState<Started>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [problem, setProblem] = useState<string>()

  const doing = async (work: () => Promise<void>) => {
    setProblem(undefined)
    try {
      await work()
    } catch (failure) {
      setProblem(asApiError(failure).message)
    }
  }
  const start = () =>
    doing(async () => setStarted(dataOf((await request(StartTotp)).startTotp) ?? undefined))
  const addKey = () => doing(async () => setCodes(await addPasskey('Mi equipo')))
  return (
    <SessionLayout
      title="Agregue un segundo factor"
      text="Su empresa lo pide a quienes administran. Toma un minuto y se hace una vez."
    >
      <button type="button" className="session-submit" onClick={() => void start()}>
        Usar una aplicación de códigos
      </button>
      {data?.ownFactors.canAddPasskey && knowsPasskeys() && (
        <button type="button" className="session-submit" onClick={() => void addKey()}>
          Usar una llave de acceso de este equipo
        </button>
      )}
      {problem && <Box>{problem}</Box>}
      <p>
        <button type="button" className="session-link" onClick={() => void signOut()}>
          Cerrar sesión
        </button>
      </p>
      {started && !codes && (
        <AddTotp
          started={started}
          onClose={() => setStarted(undefined)}
          onAdded={(found) => setCodes(found)}
        />
      )}
      {codes && <RecoveryCodes codes={codes} onClose={() => void cache.invalidateQueries()} />}
    </SessionLayout>
  )
}
