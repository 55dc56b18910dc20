/** Has the sandbox at this address do something, or say it; throws where it does not. */
export async function controlSandbox<T>(url: string, method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(`${url}/__sandbox/${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`the sandbox answered ${answer.status} to ${method} ${path}: ${text}`);
  return (text === '' ? null : JSON.parse(text)) as T;
}
