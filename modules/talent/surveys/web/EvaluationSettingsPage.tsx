import { SettingsList } from './SettingsList.tsx'

/** Where evaluations are written. */
export default function EvaluationSettingsPage() {
  return (
    <SettingsList
      part="evaluations"
      title="Configurar evaluaciones"
      context="Desempeño y necesidades de capacitación"
      label="Crear evaluación"
    />
  )
}
