import { type SettingChoices, settingDefs } from '#law/settings.ts'
import { conflict } from '#platform/server/errors.ts'

type Options = {
  payrollUseThirtyDays: boolean
  payrollUseThirtyDaysOnLicense: boolean
  payrollPayGratificationLicense: boolean
  payrollSettings: unknown
}

/**
 * The dated questions a razón social answers in its own way.
 *
 * @throws UserError when an answer that is stored does not exist: none is taken in its place
 */
export function choicesOf(option: Options): SettingChoices {
  return {
    ...storedChoices(option.payrollSettings),
    ...(option.payrollUseThirtyDays ? { CONVENCION_INGRESO: 'TREINTA' } : {}),
    ...(option.payrollUseThirtyDaysOnLicense ? { CONVENCION_LICENCIA: 'TREINTA' } : {}),
    ...(option.payrollPayGratificationLicense ? { GRATIFICACION_LICENCIA: 'COMPLETA' } : {}),
  }
}

function storedChoices(stored: unknown): SettingChoices {
  if (typeof stored !== 'object' || stored === null) return {}
  const entries = Object.entries(stored).map(([code, value]: [string, unknown]) => {
    const def = settingDefs.find((one) => one.code === code)
    if (def && typeof value === 'string' && Object.hasOwn(def.options, value)) return [code, value]
    throw conflict(
      'La razón social tiene una respuesta que no existe: ' +
        `${def?.label ?? code} «${String(value)}». Elija otra en sus opciones.`,
    )
  })
  return Object.fromEntries(entries)
}
