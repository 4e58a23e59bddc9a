import { Panel } from '#platform/web/kit/text/Figures.tsx'

/** What to do at the provider, in the words of its own pages. */
export const ProviderSteps = () => (
  <Panel title="Qué hacer en el proveedor" text="Después pegue aquí lo que le entrega.">
    <details className="so-guide">
      <summary>Google Workspace</summary>
      <ol className="so-steps">
        <li>En Google Cloud, abra «APIs y servicios», «Credenciales».</li>
        <li>Cree un «ID de cliente de OAuth» de tipo «Aplicación web».</li>
        <li>Pegue la dirección de retorno en «URI de redireccionamiento autorizados».</li>
        <li>
          Emisor: <code>https://accounts.google.com</code>. Solo entran las cuentas del dominio de
          su empresa.
        </li>
      </ol>
    </details>
    <details className="so-guide">
      <summary>Microsoft Entra</summary>
      <ol className="so-steps">
        <li>En Entra, abra «Registros de aplicaciones» y cree uno de un solo inquilino.</li>
        <li>Pegue la dirección de retorno como URI de redirección de tipo «Web».</li>
        <li>En «Certificados y secretos», cree un secreto de cliente y copie su valor.</li>
        <li>
          Emisor: <code>https://login.microsoftonline.com/(inquilino)/v2.0</code>, con el
          identificador de su inquilino.
        </li>
        <li>
          Microsoft no dice si verificó un correo: cada persona vincula la suya, una vez, en «Mi
          cuenta», «Cuenta de la empresa».
        </li>
      </ol>
    </details>
    <details className="so-guide">
      <summary>Otro proveedor</summary>
      <ol className="so-steps">
        <li>Registre una aplicación web que use «authorization code» con PKCE.</li>
        <li>Pegue la dirección de retorno y pida los alcances openid, email y profile.</li>
        <li>El emisor es la dirección que precede a /.well-known/openid-configuration.</li>
        <li>
          La primera vez la cuenta se encuentra por un correo verificado; sin él, cada persona
          vincula la suya en «Mi cuenta».
        </li>
      </ol>
    </details>
  </Panel>
)
