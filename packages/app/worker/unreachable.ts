/** The page for the case that the server is unreachable and the browser has evicted the app from its cache. */
const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Parvis</title>
<h1>You are offline</h1>
<p>Parvis cannot be reached.</p>
<p><a href="">Try again</a></p>
<section lang="es">
<h2>Estás sin conexión</h2>
<p>No se puede acceder a Parvis.</p>
<p><a href="">Volver a intentarlo</a></p>
</section>
</html>`;

export const unreachable = (): Response =>
  new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    },
  });
