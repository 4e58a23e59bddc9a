import { SettingsList } from './SettingsList.tsx'

/** Where surveys of the company as a whole are written. */
export default function SurveySettingsPage() {
  return (
    <SettingsList
      part="surveys"
      title="Configurar encuestas"
      context="Clima, compromiso y encuestas propias"
      label="Crear encuesta"
    />
  )
}
