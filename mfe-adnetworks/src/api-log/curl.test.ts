import { curlOf } from './curl'

test('a request as a command that asks the same, without secrets and without a way out of its quotes', () => {
  const text = curlOf({
    method: 'POST',
    url: 'https://api.aurora.example/v2/report?key=[redacted]',
    headers: { authorization: '[redacted]', 'x-note': "it's $(rm -rf ~)" },
    body: `{"a":"b'; echo"}`,
  })
  expect(text.split(' \\\n  ')).toEqual([
    "curl --request 'POST' 'https://api.aurora.example/v2/report?key=[redacted]'",
    "--header 'authorization: [redacted]'",
    String.raw`--header 'x-note: it'\''s $(rm -rf ~)'`,
    String.raw`--data-raw '{"a":"b'\''; echo"}'`,
  ])
})
