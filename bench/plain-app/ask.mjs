/** Whoever opened the page left their token where it keeps things. */
const token = localStorage.getItem('plain.token')

/** @param {string} path @param {object} [body] */
export const ask = async (path, body) => {
  const answer = await fetch(`/api/web${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return answer.json()
}
