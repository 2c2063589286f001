# Keeps answers in front of the service: varnishd -a 127.0.0.1:6081 -f /etc/varnish/cache.vcl -s malloc,256m
# Answers say themselves how long they may be kept, and errors that they may not.
vcl 4.1;

import std;

backend node {
	.host = "127.0.0.1";
	.port = "3000";
	.probe = {
		.url = "/ready";
		.interval = 2s;
		.timeout = 1s;
	}
}

sub vcl_recv {
	# Plans and secrets of a caller are their own: name each header that callers send to targets.
	if (req.http.x-api-key || req.http.x-api-header-authorization || req.http.x-api-header-cookie) {
		return (pass);
	}
	# A new copy is asked for; the service forgets its own, too.
	if (req.url ~ "[?&]force(=|&|$)") {
		set req.hash_always_miss = true;
	}
	set req.url = std.querysort(req.url);
}

sub vcl_deliver {
	set resp.http.x-proxy-cache = "MISS";
	if (obj.hits > 0) {
		set resp.http.x-proxy-cache = "HIT";
	}
	unset resp.http.via;
	unset resp.http.x-varnish;
}
