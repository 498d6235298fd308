/**
 * What our development servers have in common: they serve bundles from memory and tell pages of new ones.
 * @param {string} socket the address that pages listen to
 * @returns {import('webpack-dev-server').Configuration}
 */
export const serverOptions = socket => ({
  // A page that cannot take a change is loaded again.
  liveReload: true,
  compress: false,
  static: false,
  // Whoever started the server also stops it.
  setupExitSignals: false,
  devMiddleware: { index: false, stats: 'none', headers: { 'cache-control': 'no-cache' } },
  client: {
    // The overlay and the terminal say it.
    logging: 'none',
    overlay: { errors: true, warnings: false, runtimeErrors: false },
    webSocketURL: socket,
  },
})
