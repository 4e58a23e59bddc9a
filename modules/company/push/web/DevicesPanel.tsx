import { useState } from 'react'
import type { PushSettingsQuery } from '#generated/documents/graphql.ts'
import { DeletePushDevice, PushSettings } from '#generated/operations/push.ts'
import { asApiError } from '#platform/web/api/api.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Toggle } from '#platform/web/kit/form/Toggle.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { formatMoment } from '#platform/web/look/format.ts'
import { notify } from '#platform/web/look/notify.ts'
import { PushKind } from '../model/push.ts'
import { isBlocked, NotTold, ownMark, takesPush, tellHere, tellNoMore } from './this-device.ts'
import './push.css'

type Settings = PushSettingsQuery['pushSettings']

/** What this phone or browser says though the product is closed, and which others do. */
export function DevicesPanel() {
  const { data, error, reload } = useDetail(PushSettings, {}, { keep: true })
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return null
  const { devices } = data.pushSettings
  const others = devices.filter(({ id }) => id !== ownMark())
  return (
    <Panel
      title="Avisos en este equipo"
      text="Llegan aunque Minga esté cerrada. No dicen de quién ni de qué: eso se lee al entrar."
    >
      {takesPush() ? (
        <Here settings={data.pushSettings} reload={reload} />
      ) : (
        <p className="soft">
          Este navegador no recibe avisos. En un iPhone, agregue antes Minga a la pantalla de
          inicio.
        </p>
      )}
      {others.length > 0 && <Others devices={others} />}
    </Panel>
  )
}

function Here({ settings, reload }: { settings: Settings; reload: () => void }) {
  const [busy, setBusy] = useState(false)
  const here = settings.devices.find(({ id }) => id === ownMark())
  const kinds: readonly PushKind[] = here?.kinds ?? []
  const want = async (kind: PushKind, wanted: boolean) => {
    const next = PushKind.values.filter((one) => (one === kind ? wanted : kinds.includes(one)))
    setBusy(true)
    try {
      await (next.length > 0 ? tellHere(settings.publicKey, next) : tellNoMore())
      notify.success('Preferencia guardada')
    } catch (problem) {
      notify.error(problem instanceof NotTold ? problem.message : asApiError(problem).message)
    } finally {
      setBusy(false)
      reload()
    }
  }
  if (isBlocked()) {
    return (
      <p className="soft">
        Este navegador tiene bloqueados los avisos de Minga: permítalos en sus ajustes.
      </p>
    )
  }
  return (
    <ul className="push-kinds">
      {PushKind.options.map(({ value, label }) => (
        <li key={value}>
          <Toggle
            aria-label={`${label} en este equipo`}
            checked={kinds.includes(value)}
            disabled={busy}
            onChange={(wanted) => void want(value, wanted)}
          />
          {label}
        </li>
      ))}
    </ul>
  )
}

function Others({ devices }: { devices: Settings['devices'] }) {
  const remove = useAction(DeletePushDevice, { done: 'Equipo quitado' })
  return (
    <>
      <h3>Otros equipos</h3>
      <ul className="push-devices" aria-label="Otros equipos con avisos">
        {devices.map(({ id, name, kinds, createdAt }) => (
          <li key={id}>
            <TextWithHint
              words={name}
              hint={`${wordsOf(kinds)} · desde ${formatMoment(createdAt)}`}
            />
            <ActionButton look="text" onClick={() => remove.run({ input: { id } })}>
              Quitar
            </ActionButton>
          </li>
        ))}
      </ul>
    </>
  )
}

const wordsOf = (kinds: readonly PushKind[]): string =>
  kinds.map((kind) => PushKind.label(kind)).join(', ')
