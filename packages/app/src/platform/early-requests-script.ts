/**
 * The API requests of a member's first screen, by the path of the screen. In addition, every page of a member verifies
 * the session.
 */
const firstRequests: Readonly<Record<string, readonly string[]>> = {
  '/community': ['/api/user/counts', '/api/post/all?limit=20'],
};

/**
 * The inline script that starts the first requests while the app's code is loading. It loads the files that the server
 * names in `link[data-member]` or, for visitors, in `link[data-guest]`. For members, it also makes API requests, and
 * `takeEarlyRequest` passes their responses to the app. The links for the other kind of reader are removed, because the
 * app would mistake them for files that are being loaded.
 */
export const earlyRequestsScript = `(function () {
  var token = null;
  try {
    token = localStorage.getItem('token');
  } catch (error) {}
  var reader = token === null ? 'guest' : 'member';
  document.querySelectorAll('link[data-guest], link[data-member]').forEach(function (link) {
    var kind = link.dataset[reader];
    if (kind) link.rel = kind;
    else link.remove();
  });
  if (token === null) return;
  var page = document.documentElement;
  var language = page.dataset.readerLanguage || page.lang;
  var headers = { authorization: 'Bearer ' + token, 'accept-language': language };
  var urls = ['/api/auth/verify'].concat(${JSON.stringify(firstRequests)}[location.pathname] || []);
  window.earlyRequests = urls.map(function (url) {
    var response = fetch(url, { headers: headers, credentials: 'include' });
    response.catch(function () {});
    return { url: url, headers: headers, response: response, startedAt: Date.now() };
  });
})();`;
