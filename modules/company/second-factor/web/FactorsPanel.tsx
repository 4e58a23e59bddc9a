import { Alert } from 'antd'
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { OwnFactorsQuery } from '#generated/documents/graphql.ts'
import {
  NewRecoveryCodes,
  OwnFactors,
  RemovePasskey,
  RemoveTotp,
  StartTotp,
} from '#generated/operations/second-factor.ts'
import { asApiError, dataOf, request } from '#platform/web/api/api.ts'
import { formatDate, formatMoment } from '#platform/web/look/format.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { AskDialog } from '#platform/web/kit/form/AskDialog.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { notify } from '#platform/web/look/notify.ts'
import { knowsPasskeys } from '#platform/web/api/passkeys.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { AddTotp } from './AddTotp.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { useAddPasskey } from './useAddPasskey.ts'
import './second-factor.css'

type Factors = OwnFactorsQuery['ownFactors']
type Started = { challenge: string; secret: string; uri: string }

/** One's own second factors: what there is, what can be added, and what to keep on paper. */
export function FactorsPanel() {
  const { data, error, reload } = useDetail(OwnFactors)
  const cache = useQueryClient()
  const [started, setStarted] = useState<Started>()
  const [naming, setNaming] = useState(false)
  const [codes, setCodes] = useState<readonly string[]>([])
  const addPasskey = useAddPasskey()
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return <PageSkeleton header={false} />
  const factors = data.ownFactors

  const changed = (words: string, found: readonly string[] = []) => {
    setStarted(undefined)
    setNaming(false)
    setCodes(found)
    notify.success(words)
    void cache.invalidateQueries()
  }
  const doing = (work: () => Promise<void>) => async () => {
    try {
      await work()
    } catch (failure) {
      notify.error(asApiError(failure).message)
    }
  }
  const startTotp = doing(async () => {
    const data = dataOf((await request(StartTotp)).startTotp)
    if (data) setStarted(data)
  })
  const removeTotp = doing(async () => {
    dataOf((await request(RemoveTotp)).removeTotp)
    changed('Aplicación quitada')
  })
  const removeKey = (id: string) =>
    doing(async () => {
      dataOf((await request(RemovePasskey, { input: { id } })).removePasskey)
      changed('Llave quitada')
    })
  const newCodes = doing(async () => {
    const made = dataOf((await request(NewRecoveryCodes)).newRecoveryCodes)
    changed('Códigos nuevos: los anteriores ya no sirven', made?.recoveryCodes ?? [])
  })
  return (
    <>
      <Summary factors={factors} />
      <Applications factors={factors} onAdd={startTotp} onRemove={removeTotp} />
      <Keys factors={factors} onAdd={() => setNaming(true)} onRemove={removeKey} />
      {isOn(factors) && <Papers left={factors.recoveryCodesLeft} onRenew={newCodes} />}
      {started && (
        <AddTotp
          started={started}
          onClose={() => setStarted(undefined)}
          onAdded={(found) => changed('Aplicación agregada', found)}
        />
      )}
      {naming && (
        <NameOfKey
          onClose={() => setNaming(false)}
          onName={async (label) => {
            changed('Llave agregada', await addPasskey(label))
          }}
        />
      )}
      {codes.length > 0 && <RecoveryCodes codes={codes} onClose={() => setCodes([])} />}
    </>
  )
}

const isOn = ({ totpSince, passkeys }: Factors) => Boolean(totpSince) || passkeys.length > 0

function Summary({ factors }: { factors: Factors }) {
  if (isOn(factors)) return null
  return (
    <Alert
      type="info"
      showIcon
      title="Su cuenta se abre solo con la contraseña"
      description="Con un segundo factor, quien la descubra no entra sin su teléfono o su llave."
    />
  )
}

type Doing = () => Promise<void>

const Applications = (props: { factors: Factors; onAdd: Doing; onRemove: Doing }) => {
  const { totpSince } = props.factors
  return (
    <Panel
      title="Aplicación de códigos"
      text="Un código de seis dígitos de su teléfono, que cambia cada medio minuto."
      action={
        <ActionButton onClick={props.onAdd}>
          {totpSince ? 'Cambiar aplicación' : 'Agregar aplicación'}
        </ActionButton>
      }
    >
      {totpSince ? (
        <ul className="sf-list">
          <li>
            <span>
              <StatusTag tone="success">Activa</StatusTag>{' '}
              <span className="soft">desde el {formatDate(totpSince.slice(0, 10))}</span>
            </span>
            <ActionButton
              danger
              look="text"
              onClick={props.onRemove}
              confirm="Los códigos de esa aplicación dejan de servir para ingresar."
            >
              Quitar aplicación
            </ActionButton>
          </li>
        </ul>
      ) : (
        <p className="soft">No hay ninguna.</p>
      )}
    </Panel>
  )
}

type KeysProps = { factors: Factors; onAdd: () => void; onRemove: (id: string) => Doing }

const Keys = ({ factors: { passkeys, canAddPasskey }, onAdd, onRemove }: KeysProps) => (
  <Panel
    title="Llaves de acceso"
    text="La huella, el rostro o el PIN de este equipo, o una llave que se conecta."
    action={
      <ActionButton onClick={onAdd} disabled={whyNoKey(canAddPasskey)}>
        Agregar llave
      </ActionButton>
    }
  >
    {passkeys.length === 0 ? (
      <p className="soft">No hay ninguna.</p>
    ) : (
      <ul className="sf-list" aria-label="Llaves de acceso">
        {passkeys.map(({ id, label, createdAt, lastUsedAt }) => (
          <li key={id}>
            <span>
              <strong>{label}</strong>{' '}
              <span className="soft">
                agregada el {formatDate(createdAt.slice(0, 10))} ·{' '}
                {lastUsedAt ? `usada ${formatMoment(lastUsedAt)}` : 'sin usar'}
              </span>
            </span>
            <ActionButton
              danger
              look="text"
              onClick={onRemove(id)}
              confirm={`«${label}» deja de servir para ingresar.`}
            >
              Quitar llave
            </ActionButton>
          </li>
        ))}
      </ul>
    )}
  </Panel>
)

const whyNoKey = (possible: boolean): string | undefined => {
  if (!possible) return 'Las llaves necesitan que Minga tenga un nombre en la red, no un número'
  return knowsPasskeys() ? undefined : 'Este navegador no usa llaves de acceso'
}

const Papers = ({ left, onRenew }: { left: number; onRenew: Doing }) => (
  <Panel
    title="Códigos de recuperación"
    text="Diez códigos para guardar en papel: reemplazan a la aplicación o la llave si se pierden."
    action={
      <ActionButton
        onClick={onRenew}
        confirm="Los códigos anteriores dejan de servir. Los nuevos se muestran una sola vez."
      >
        Hacer códigos nuevos
      </ActionButton>
    }
  >
    <p>
      <StatusTag tone={left > 2 ? 'neutral' : 'warning'}>
        {left === 1 ? 'Queda 1 código sin usar' : `Quedan ${left} códigos sin usar`}
      </StatusTag>
    </p>
  </Panel>
)

type NameProps = { onClose: () => void; onName: (label: string) => Promise<void> }

function NameOfKey({ onClose, onName }: NameProps) {
  const [busy, setBusy] = useState(false)
  return (
    <AskDialog
      title="Agregar llave de acceso"
      okText="Agregar"
      label="Nombre de la llave"
      max={60}
      busy={busy}
      form={{ close: onClose }}
      onSend={async (label) => {
        setBusy(true)
        try {
          await onName(label)
        } finally {
          setBusy(false)
        }
      }}
    >
      <p className="soft">
        Para reconocerla después, por ejemplo «Notebook de la oficina». Al seguir, el navegador pide
        la huella, el rostro, el PIN o la llave.
      </p>
    </AskDialog>
  )
}
