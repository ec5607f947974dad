// Loaded by Node into a product that runs for a test: one name of the public internet leads to a server of this
// machine. What the product itself checks of an address it checks as ever: the name leads to a public one.
import dns from "node:dns/promises";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";

const { OWN_INTERNET_NAME: name, OWN_INTERNET_PORT: port } = process.env;
const PUBLIC = { address: "93.184.216.34", family: 4 };
const HERE = { address: "127.0.0.1", family: 4 };

const { lookup } = dns;
dns.lookup = async (host, options) => (host === name ? [PUBLIC] : lookup(host, options));
syncBuiltinESMExports();

const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function connectHere(...given) {
  // Node hands over its own calls as a list of options and callback.
  const [options] = Array.isArray(given[0]) ? given[0] : given;
  if (options?.host !== name || !options.lookup) return connect.apply(this, given);
  const check = options.lookup;
  options.port = Number(port);
  options.lookup = (host, asked, done) =>
    check(host, asked, (error) => {
      if (error) done(error, []);
      else if (asked.all) done(null, [HERE]);
      else done(null, HERE.address, HERE.family);
    });
  return connect.apply(this, given);
};
