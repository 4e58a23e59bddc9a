import {
  CreateServiceCompany,
  Services,
  UpdateStateServiceCompany,
} from '#generated/operations/company-services.ts'
import { text } from '#platform/model/field.ts'
import { Field, FreeField } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import type { FormValues } from '#platform/web/kit/form/SectionForm.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Service, type SwitchName, switchNames } from '../model/service.ts'
import type { ServiceRow } from './types.ts'

type Props = { companyId: string; service: ServiceRow; form: OpenForm }

/**
 * What the platform decides about one service of a company: whether it is open, and to which
 * people.
 */
export function ServiceDialog({ companyId, service, form }: Props) {
  const create = useAction(CreateServiceCompany, { done: ({ label }) => `${label}: servicio dado` })
  const update = useAction(UpdateStateServiceCompany, { done: ({ label }) => `${label}: guardado` })
  const { module, label, given, version } = service
  const shared = { title: label, width: 560, toInput, form }
  return given ? (
    <FormDialog
      {...shared}
      action={update}
      more={{ companyId, module, version }}
      initial={{ state: service.state, ...wordsOf(service) }}
    >
      <Section>
        <Field of={Service} name="state" wide />
      </Section>
      <Switches service={service} />
    </FormDialog>
  ) : (
    <FormDialog
      {...shared}
      action={create}
      more={{ companyId, module }}
      initial={wordsOf(service)}
      submit="Dar el servicio"
    >
      <Switches service={service} />
    </FormDialog>
  )
}

const labels: Readonly<Record<SwitchName, string>> = {
  employee: 'Trabajadores',
  manager: 'Gerentes',
  superManager: 'Supergerentes',
  admin: 'Administradores',
}

const usual = {
  employee: 'employees',
  manager: 'managers',
  superManager: 'superManagers',
  admin: 'admins',
} as const

const opening = text('Abierto', { max: 10 })

/** For each group: as it usually is, open, or closed. */
function Switches({ service }: { service: ServiceRow }) {
  const { data } = useDetail(Services)
  const kind = data?.services.find(({ module }) => module === service.module)
  const usualWord = (name: SwitchName) =>
    kind ? ` (${kind[usual[name]] ? 'abierto' : 'cerrado'})` : ''
  return (
    <Section>
      {switchNames.map((name) => (
        <FreeField
          key={name}
          field={opening}
          name={name}
          label={labels[name]}
          options={[
            { value: 'USUAL', label: `Lo habitual${usualWord(name)}` },
            ...openings(service, name),
          ]}
        />
      ))}
    </Section>
  )
}

/** An admin enters every area unless it is closed to them; some areas are never of workers. */
function openings({ neverEmployees }: ServiceRow, name: SwitchName) {
  const closed = { value: 'CLOSED', label: 'Cerrado' }
  const never = name === 'admin' || (name === 'employee' && neverEmployees)
  return never ? [closed] : [{ value: 'OPEN', label: 'Abierto' }, closed]
}

const wordsOf = (service: ServiceRow): FormValues =>
  Object.fromEntries(switchNames.map((name) => [name, wordOf(service[name])]))

const wordOf = (open: boolean | null | undefined) =>
  open === true ? 'OPEN' : open === false ? 'CLOSED' : 'USUAL'

const toInput = ({ state, ...words }: FormValues) => ({
  ...(state === undefined ? {} : { state }),
  ...Object.fromEntries(
    switchNames.map((name) => [name, words[name] === 'USUAL' ? null : words[name] === 'OPEN']),
  ),
})
