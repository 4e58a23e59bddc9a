import { Button } from 'antd'
import { useState } from 'react'
import type { SignInSettingsQuery } from '#generated/documents/graphql.ts'
import {
  ActivateSignInProvider,
  PauseSignInProvider,
  RemoveSignInProvider,
  SignInSettings,
  TestSignInProvider,
} from '#generated/operations/single-sign-on.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { notify } from '#platform/web/look/notify.ts'
import { SignInState, signInTones } from '../model/provider.ts'
import { LinksList } from './LinksList.tsx'
import { ProviderDialog } from './ProviderDialog.tsx'
import { ProviderSteps } from './ProviderSteps.tsx'
import './single-sign-on.css'

type Settings = SignInSettingsQuery['signInSettings']
type Provider = NonNullable<Settings['provider']>

/** With which account of their own the people of the company come in. */
export default function SettingsTab() {
  const { data, error, reload } = useDetail(SignInSettings)
  const form = useOpenForm('proveedor')
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return <PageSkeleton header={false} />
  const settings = data.signInSettings
  const { provider } = settings
  return (
    <>
      {provider ? (
        <Written settings={settings} provider={provider} form={form} />
      ) : (
        <EmptyState
          title="Las personas ingresan con su contraseña"
          action={
            <ActionButton
              look="primary"
              permission="singleSignOn.update"
              onClick={() => form.open()}
            >
              Configurar el ingreso
            </ActionButton>
          }
        >
          Si su empresa usa Google, Microsoft u otro proveedor de identidad, puede dejar que entren
          con esa misma cuenta. Quien sale del proveedor deja de poder ingresar con ella.
        </EmptyState>
      )}
      <Addresses settings={settings} />
      <ProviderSteps />
      {provider && <LinksList />}
      {form.key !== undefined && <ProviderDialog form={form} provider={provider ?? null} />}
    </>
  )
}

type WrittenProps = { settings: Settings; provider: Provider; form: OpenForm }

function Written({ settings, provider, form }: WrittenProps) {
  const { state, name, version } = provider
  return (
    <Panel
      title={`Entrar con ${name}`}
      text={provider.issuer}
      action={
        <ActionButton permission="singleSignOn.update" onClick={() => form.open()}>
          Editar
        </ActionButton>
      }
    >
      <dl className="mg-facts">
        <div>
          <dt>Estado</dt>
          <dd>
            <StatusTag tone={signInTones[state]}>{SignInState.label(state)}</StatusTag>
          </dd>
        </div>
        <div>
          <dt>Dominios de correo</dt>
          <dd>{provider.domains}</dd>
        </div>
        <div>
          <dt>Contraseña</dt>
          <dd>
            {provider.required
              ? 'Cerrada para quienes pueden entrar así; quienes administran la conservan'
              : 'Sigue sirviendo a todas las personas'}
          </dd>
        </div>
        <div>
          <dt>Segundo factor</dt>
          <dd>{provider.givesFactor ? 'Basta el del proveedor' : 'Lo pide Minga'}</dd>
        </div>
      </dl>
      <Acts settings={settings} provider={provider} version={version} />
    </Panel>
  )
}

type ActsProps = { settings: Settings; provider: Provider; version: number }

function Acts({ settings, provider, version }: ActsProps) {
  const [tested, setTested] = useState<{ works: boolean; words: string }>()
  const test = useAction(TestSignInProvider, { quiet: true, keepCache: true })
  const activate = useAction(ActivateSignInProvider, { done: 'Ingreso activo' })
  const pause = useAction(PauseSignInProvider, { done: 'Ingreso en pausa' })
  const input = { version }
  return (
    <>
      <div className="so-acts">
        <ActionButton
          permission="singleSignOn.update"
          onClick={async () => {
            setTested(await test.run({ input: { issuer: provider.issuer } }))
          }}
        >
          Probar la conexión
        </ActionButton>
        {provider.state === 'ACTIVE' ? (
          <ActionButton
            permission="singleSignOn.update"
            confirm="Nadie entra con él mientras tanto, y las contraseñas vuelven a servir."
            onClick={() => pause.run({ input })}
          >
            Poner en pausa
          </ActionButton>
        ) : (
          <ActionButton
            look="primary"
            permission="singleSignOn.update"
            disabled={settings.whyNotActivate ?? undefined}
            confirm={`Quien tenga un correo de ${provider.domains} podrá entrar así.`}
            onClick={() => activate.run({ input })}
          >
            Activar
          </ActionButton>
        )}
        <RemoveButton provider={provider} />
      </div>
      {settings.whyNotActivate && <p className="soft">{settings.whyNotActivate}.</p>}
      {tested && (
        <p role="status">
          <StatusTag tone={tested.works ? 'success' : 'danger'}>
            {tested.works ? 'Responde' : 'No sirve'}
          </StatusTag>{' '}
          {tested.words}
        </p>
      )}
    </>
  )
}

/** Takes the provider away; of one that worked before the change that waits, the change alone. */
function RemoveButton({ provider: { givesBack, version } }: { provider: Provider }) {
  const isChange = givesBack !== null
  const remove = useAction(RemoveSignInProvider, {
    done: isChange ? `Vuelve a regir el ingreso con ${givesBack}` : 'Ingreso quitado',
  })
  return (
    <ActionButton
      danger
      permission="singleSignOn.update"
      confirm={
        isChange
          ? `El ingreso con ${givesBack} queda como estaba antes de este cambio, con sus cuentas ` +
            'vinculadas.'
          : 'Se desvinculan todas las cuentas. Las contraseñas vuelven a servir.'
      }
      onClick={() => remove.run({ input: { version } })}
    >
      {isChange ? 'Descartar el cambio' : 'Quitar'}
    </ActionButton>
  )
}

const Addresses = ({ settings }: { settings: Settings }) => (
  <Panel
    title="Direcciones"
    text="La primera se pega en el proveedor; la segunda es para su gente."
  >
    <Copied label="Dirección de retorno" text={settings.callbackUrl} />
    <Copied label="Dirección para ingresar" text={settings.signInUrl} />
  </Panel>
)

const Copied = ({ label, text }: { label: string; text: string }) => (
  <p className="so-address">
    <span className="soft">{label}</span>
    <code aria-label={label}>{text}</code>
    <Button aria-label={`Copiar ${label.toLowerCase()}`} onClick={() => void copy(text)}>
      Copiar
    </Button>
  </p>
)

/** The clipboard exists only where the address is https or this very machine. */
async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify.success('Copiado')
  } catch {
    notify.error('El navegador no dejó copiar: selecciónelo y cópielo a mano')
  }
}
