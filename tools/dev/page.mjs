/** The document of a page that has no shell. The same for every address: what is shown there is the script's concern. */
const DOCUMENT = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Candela</title>
<link rel="icon" href="data:,">
<script defer src="/main.js"></script>
</head>
<body><div id="root"></div></body>
</html>
`

/** @param {import('node:http').ServerResponse} response */
export const sendPage = response => {
  response.setHeader('content-type', 'text/html')
  response.end(DOCUMENT)
}
